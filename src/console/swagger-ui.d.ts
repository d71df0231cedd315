/** Types for the part of swagger-ui that the console uses. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export interface Asked {
    url: string
    method: string
    headers: Record<string, string>
    userFetch?: (url: string, request: RequestInit) => Promise<Response>
  }
  export interface Got {
    url: string
    ok: boolean
    status: number
    headers: Record<string, string>
  }
  interface Parameter {
    get(key: 'name' | 'in'): string
  }
  /** The operations of each tag. */
  interface Operations {
    filter(is: (operations: unknown, tag: string) => boolean): Operations
  }
  interface Functions {
    opsFilter(operations: Operations, phrase: string): Operations
    resolveSubtree(contract: unknown, path: readonly string[]): Promise<{ spec: unknown; errors: never[] }>
  }
  interface Options {
    spec: object
    domNode: Element
    filter: string
    plugins: (() => { fn: Functions })[]
    tryItOutEnabled: boolean
    displayRequestDuration: boolean
    docExpansion: 'list' | 'full' | 'none'
    defaultModelsExpandDepth: number
    validatorUrl: null
    requestInterceptor(request: Asked): Asked
    responseInterceptor(answer: Got): Got
  }
  interface System {
    layoutActions: { updateFilter(phrase: string): void; show(place: string[], isShown: boolean): void }
    specSelectors: {
      specJsonWithResolvedSubtrees(): { getIn(way: string[]): { find(is: (one: Parameter) => boolean): Parameter | undefined } | undefined }
    }
    specActions: {
      changeParamByIdentity(operation: [path: string, method: string], parameter: Parameter, value: string): void
      changeParam(operation: [path: string, method: string], name: string, place: string, value: string): void
    }
  }
  export default function SwaggerUI(options: Options): System
}
declare module '*.css'

/** Of swagger-ui, what the console uses. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export interface Asked {
    url: string
    method: string
    headers: Record<string, string>
  }
  export interface Got {
    url: string
    ok: boolean
    status: number
    headers: Record<string, string>
  }
  interface Options {
    spec: object
    domNode: Element
    deepLinking: boolean
    filter: boolean
    tryItOutEnabled: boolean
    displayRequestDuration: boolean
    docExpansion: 'list' | 'full' | 'none'
    defaultModelsExpandDepth: number
    validatorUrl: null
    requestInterceptor(request: Asked): Asked
    responseInterceptor(answer: Got): Got
  }
  interface System {
    specActions: {
      changeParam(operation: [path: string, method: string], name: string, place: string, value: string): void
    }
  }
  export default function SwaggerUI(options: Options): System
}
declare module '*.css'

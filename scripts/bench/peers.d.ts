/** Types for the parts of the peers that the bench uses. Only `make bench` installs these packages, and the checks must not need them. */
declare module 'fastify' {
  export interface FastifyRequest {
    id: string
    query: unknown
    params: unknown
    headers: { authorization?: string | undefined }
  }
  export interface FastifyReply {
    header(name: string, value: string): this
    code(status: number): this
  }
  type Handler = (req: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  interface Fastify {
    addHook(when: 'onRequest', handler: Handler): void
    get(path: string, handler: Handler): void
    get(path: string, options: object, handler: Handler): void
    post(path: string, handler: Handler): void
    listen(at: { port: number }): Promise<void>
  }
  export default function fastify(options: { genReqId(): string }): Fastify
}
declare module 'tmcp' {
  export const McpServer: new (info: object, options: object) => object
}
declare module '@tmcp/transport-http' {
  export const HttpTransport: new (server: never, options: { path: string }) => object
}
declare module '@remix-run/node-fetch-server' {
  import type { RequestListener } from 'node:http'
  export function createRequestListener(answer: (request: Request) => Promise<Response>): RequestListener
}

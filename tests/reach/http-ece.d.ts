declare module 'http_ece' {
  export function decrypt(body: Buffer, options: { version: string; privateKey: object; authSecret: string }): Buffer
}

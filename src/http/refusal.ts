/** A request that is refused before its content is read. Each interface reports it in its own format. */
export type RefusalCode =
  | 'malformed_request'
  | 'malformed_json'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'origin_not_allowed'
  | 'payload_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'headers_too_large'
  | 'unavailable'

export class Refusal extends Error {
  readonly code: RefusalCode
  readonly headers: Record<string, string>

  constructor(code: RefusalCode, sentence: string, headers: Record<string, string> = {}) {
    super(sentence)
    this.code = code
    this.headers = headers
  }
}

/**
 * Whether an Accept header allows one of these media types. As in RFC 9110, the most specific range decides. All parameters of a range
 * except `q` are ignored, because some clients send `application/json; charset=utf-8` for JSON.
 */
export function accepts(header: string | undefined, types: readonly string[]) {
  if (!header?.trim()) return true
  const ranges = rangesOf(header)
  return types.some(type => ranges.get(type) ?? ranges.get(`${type.split('/', 1)[0]}/*`) ?? ranges.get('*/*') ?? false)
}

/** What a header such as Accept names, and whether each is allowed. With `q=0` it is not. */
export const rangesOf = (header: string) =>
  new Map(
    header.split(',').map(range => {
      const [name = '', ...parameters] = range.split(';').map(part => part.trim().toLowerCase())
      return [name, !parameters.some(parameter => /^q\s*=\s*0(\.0*)?$/.test(parameter))]
    }),
  )

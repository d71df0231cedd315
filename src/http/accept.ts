/**
 * Whether an Accept header allows one of these media types. As in RFC 9110, the most specific range decides about a type. Of a range's
 * parameters only `q` counts, because clients send `application/json; charset=utf-8` and mean JSON.
 */
export function accepts(header: string | undefined, types: readonly string[]) {
  if (!header?.trim()) return true
  const ranges = new Map(
    header.split(',').map(range => {
      const [type = '', ...parameters] = range.split(';').map(part => part.trim().toLowerCase())
      return [type, !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))]
    }),
  )
  return types.some(type => ranges.get(type) ?? ranges.get(`${type.split('/', 1)[0]}/*`) ?? ranges.get('*/*') ?? false)
}

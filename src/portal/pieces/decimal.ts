/**
 * The number that somebody has typed, with a point: `30,50` is `30.50`, and `1.250,50` is `1250.50`. Undefined if it is no number, or if it may be
 * two: `1.500`.
 */
export function decimalIn(text: string): string | undefined {
  const typed = text.trim()
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(typed)) return undefined
  if (/^\d+([.,]\d+)?$/.test(typed)) return typed.replace(',', '.')
  const [, whole, , part = ''] = /^(\d{1,3}(?:([.,])\d{3})+)(?:(?!\2)[.,](\d+))?$/.exec(typed) ?? []
  return whole && `${whole.replaceAll(/\D/g, '')}${part && `.${part}`}`
}

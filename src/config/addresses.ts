/** The forms of the addresses that settings take. */
import { isIP } from 'node:net'

export const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text && !text.includes('*')
export const isWebAddress = (text: string) =>
  text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !text.endsWith('/'))
export const isContact = (text: string) => text === '' || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)
export const isNetwork = (text: string) => {
  const [address = '', bits = '0', ...more] = text.split('/')
  return isIP(address) > 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
}

/** The code with which the first admin is made. It comes in the link that the server prints, `/#setup=…`, and is taken out of the address at once. */
import { useEffect, useState } from 'preact/hooks'
import { decode, leave, usePlace } from '../router.ts'

export function useSetupCode() {
  const { path } = usePlace()
  const [code, keep] = useState('')
  useEffect(() => {
    const given = /^#setup=(.*)$/.exec(location.hash)?.[1]
    if (given === undefined) return
    keep(decode(given))
    leave()
  }, [path])
  return code
}

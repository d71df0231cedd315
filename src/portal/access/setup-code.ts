/** The code that creates the first admin. It comes in the link that the server prints, `/#setup=…`, and is removed from the address at once. */
import { useEffect, useState } from 'preact/hooks'
import { decode, leave, usePlace } from '../router.ts'

export function useSetupCode() {
  const { path } = usePlace()
  const [code, setCode] = useState('')
  useEffect(() => {
    const given = /^#setup=(.*)$/.exec(location.hash)?.[1]
    if (given === undefined) return
    setCode(decode(given))
    leave()
  }, [path])
  return code
}

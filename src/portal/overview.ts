/** The counts that the badges and the home screen show. */
import { useEffect } from 'preact/hooks'
import type { Schemas } from './api.ts'
import { useResource } from './resource.ts'
import { setWaiting } from './title.ts'

export type Overview = Schemas['Overview']

const counted = ['approval', 'submissions'] as const
const everything = [...counted, 'agent', 'heartbeat', 'key'] as const
/** No event says that an agent falls silent or that a request expires soon. */
const pollMs = 60_000

export const useOverview = () => useResource('/overview', {}, { live: everything, everyMs: pollMs })

/** How many requests and submissions wait: for the badges in the navigation and for the title of the document. */
export function useWaiting() {
  const { data } = useResource('/overview', {}, { live: counted })
  const requests = data?.requests.pending ?? 0
  useEffect(() => {
    setWaiting(short(requests))
    return () => setWaiting(undefined)
  }, [requests])
  return { requests, submissions: data?.submissions_waiting ?? 0 }
}

/** How many allowed actions nobody knows the end of. */
export const useInDoubt = () => useResource('/overview', {}, { live: counted }).data?.requests.in_doubt ?? 0

const most = 999
/** "3", "999+", or `undefined` for none. */
export const short = (count: number) => (count > most ? `${most}+` : count > 0 ? String(count) : undefined)

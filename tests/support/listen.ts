import { streamEvents_200_text_event_stream_items as isMessage } from '../../generated/responses.js'

/**
 * Reads the stream of a human's events, until it ends or the test has seen enough. Without `ofDesk`, changes at the
 * desk are left out, because an admin may hear of earlier ones late.
 */
export async function listen(url: string, token: string, headers: Record<string, string> = {}, ofDesk = false) {
  const abort = new AbortController()
  const response = await fetch(`${url}/v1/events`, { headers: { Authorization: `Bearer ${token}`, ...headers }, signal: abort.signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: response.status,
    close: () => abort.abort(),
    /** Reads on until that many events have come. */
    async events(count: number) {
      const found = () =>
        [...text.matchAll(/(?:id: (\d+)\n)?event: ([\w.]+)\ndata: (.+)\n\n/g)].flatMap(([, id, event, json]) => {
          const data = JSON.parse(json!) as { target: { id: string }; action?: string }
          const message = { ...(id && { id }), event, data }
          if (!isMessage(message)) throw new Error(`${JSON.stringify(message)} is no EventMessage: ${JSON.stringify(isMessage.errors)}`)
          return data.target || ofDesk ? [{ id: id && Number(id), event, ...data }] : []
        })
      while (found().length < count) {
        const { done, value } = await reader.read()
        if (done) break
        text += value
      }
      return found()
    },
    /** Resolves when the service has ended the stream. */
    async end() {
      for (;;) if ((await reader.read()).done) return
    },
  }
}

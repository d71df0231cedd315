/** The human's channels, as the screens about them read them. */
import { useList } from '../resource.ts'

/** No event says that a message was sent. */
export const pollMs = 15_000

/** Reads all channels, because the channel of this device must be among them. */
export const useChannels = () => useList('/channels', { query: { limit: 100 } }, { live: ['channel'], everyMs: pollMs })

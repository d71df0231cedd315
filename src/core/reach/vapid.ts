/** The key pair with which the service identifies itself to push services. It is made at the first start and kept in the store. */
import { createECDH } from 'node:crypto'
import { run, type Store } from '../../store/index.ts'
import { deleteMeta, holdMeta, insertMeta } from '../../store/engine/meta.ts'
import type { Boxes } from '../kit/boxes.ts'

interface VapidKeys {
  publicKey: string
  privateKey: string
}
export const vapidName = 'vapid keys'

/** If the service no longer has the key with which the pair was encrypted, it makes another pair. Devices must then be turned on again. */
export const vapidKeys = (store: Store, boxes: Boxes) =>
  store.transaction(function* () {
    yield* run(insertMeta, { name: vapidName, value: boxes.close(vapidName, JSON.stringify(mint())) })
    const [kept] = yield* run(holdMeta, { name: vapidName })
    const text = boxes.open(vapidName, kept!.value)
    if (text !== undefined) return JSON.parse(text) as VapidKeys
    const keys = mint()
    yield* run(deleteMeta, { name: vapidName })
    yield* run(insertMeta, { name: vapidName, value: boxes.close(vapidName, JSON.stringify(keys)) })
    return keys
  })

function mint(): VapidKeys {
  const pair = createECDH('prime256v1')
  return { publicKey: pair.generateKeys('base64url'), privateKey: padded(pair.getPrivateKey()).toString('base64url') }
}

/** A private key that begins with zeros is shorter, but libraries expect 32 bytes. */
const padded = (key: Buffer) => Buffer.concat([Buffer.alloc(32 - key.length), key])

import type { Result } from '../core/reach/attempts.ts'
import type { Batch } from '../core/reach/batches.ts'

type Target = NonNullable<Batch['target']>

/** Sends a batch to the target of its channel. It may throw only if the service itself fails. */
export type Sender<Type extends Target['type']> = (batch: Batch, target: Extract<Target, { type: Type }>) => Promise<Result>

/** One sender for each type of channel. */
export type Senders = { [Type in Target['type']]: Sender<Type> }

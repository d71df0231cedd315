import type { Steps, Store } from '../../src/store/index.ts'
import { also, inOrder, type Asked } from '../../src/store/engine/statement.ts'

/** A store that writes down the name of each statement that it is asked. */
export const counted = (store: Store, names: string[]) => watched(store, name => names.push(name))

/** A store that tells the name of each statement before it runs. Those that run together have one name. */
export function watched(store: Store, tell: (name: string) => void): Store {
  // A list has a statement for each of its forms, whose names have the form after a space.
  const note = (...all: Asked[]) => tell(all.map(({ statement: { name } }) => name.split(' ', 1)[0]).join(' + '))
  function* noted<T>(body: Steps<T>): Steps<T> {
    const steps = inOrder(body)
    let step = steps.next()
    while (!step.done) {
      if ('statement' in step.value) note(...step.value.others, step.value)
      step = steps.next(yield step.value)
    }
    return step.value
  }
  return {
    ...store,
    read(from, values) {
      note(also(from, values))
      return store.read(from, values)
    },
    transaction: work => store.transaction(() => noted(work())),
    look: work => store.look(() => noted(work())),
  }
}

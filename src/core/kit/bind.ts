/** Rules as their callers use them: the world is theirs already. */
export type Bound<Rules> = {
  [Name in keyof Rules]: Rules[Name] extends (world: never, ...asked: infer Asked) => infer Answer ? (...asked: Asked) => Answer : never
}

/** Gives the rules of a noun their first parameter, which is the world. */
export const bind = <W, Rules extends Record<string, (world: W, ...asked: never[]) => unknown>>(world: W, rules: Rules) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule.bind(undefined, world)])) as Bound<Rules>

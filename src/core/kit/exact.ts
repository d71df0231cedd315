/**
 * Inputs are used completely. The contract generates their types, so a field that is new there is in the type at once. With these
 * the program does not compile until something uses it. A field that is taken and not used is an error of the linter.
 */

/** Nothing is left of an input, except how its list is paged: `const { name, skills, ...rest } = given; nothingElse(rest)`. */
export const nothingElse = <Rest extends object>(_rest: Rest & { [F in Exclude<keyof Rest, 'limit' | 'sort' | 'cursor'>]: never }) => {}

/** The value of an input's only field. */
export const only = <Input extends object, F extends keyof Input>(
  input: Input,
  field: F & ([Exclude<keyof Input, F>] extends [never] ? F : { notUsed: Exclude<keyof Input, F> }),
): Input[F] => input[field]

/** A value with exactly the wanted fields: one more in a type that was spread into it does not compile. */
export const exactly =
  <Wanted extends object>() =>
  <Given extends Wanted>(given: Given & { [F in Exclude<keyof Given, keyof Wanted>]: never }): Wanted =>
    given

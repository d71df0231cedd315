/** A mistake that a tired engineer could make, and its effect on people or agents. The faults were chosen before any test was read. */
export interface Fault {
  wrong: string
  file: string
  /** Occurs exactly once in the file. */
  text: string
  instead: string
}

/** By file: the effect, the text, and its replacement. */
export type Faults = Record<string, [wrong: string, text: string, instead: string][]>

export const faultsOf = (faults: Faults): Fault[] =>
  Object.entries(faults).flatMap(([file, some]) => some.map(([wrong, text, instead]) => ({ wrong, file, text, instead })))

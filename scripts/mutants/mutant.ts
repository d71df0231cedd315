/** A file with one mistake in it. */
export interface Mutant {
  part: 'planted' | 'seeded'
  noun: string
  /** The fault in words. For a mutation by program, the line before and after. */
  name: string
  file: string
  /** Where the mistake is, as an offset into the file before. */
  at: number
  /** The whole file with the mistake. */
  text: string
}

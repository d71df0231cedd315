/** The kinds of settings: how each reads a text, and how it is described. */

export interface Knob<T> {
  about: string
  fallback: string
  form: string
  /** Errors never show its value. */
  secret?: true
  read(text: string): T | undefined
}

export const whole = (fallback: number, [least, most]: [number, number], unit: string, about: string): Knob<number> => ({
  about,
  fallback: String(fallback),
  form: `from ${least} to ${most} ${unit}`.trim(),
  read: text => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined),
})

/** A setting that is off unless it is a number. */
export const wholeOrOff = (range: [number, number], unit: string, about: string): Knob<number | 'off'> => {
  const { form, read } = whole(range[0], range, unit, about)
  return { about, fallback: 'off', form: `\`off\`, or ${form}`, read: given => (given === 'off' ? given : read(given)) }
}

/** How long data is kept, in days: at least a week, or 0 for ever. */
export const keeping = (fallback: number, about: string): Knob<number> => {
  const { form, read } = whole(fallback, [7, 3_650], 'days', about)
  return { about, fallback: String(fallback), form: `\`0\` (for ever), or ${form}`, read: given => (given === '0' ? 0 : read(given)) }
}

export const choice = <const V extends string>(fallback: V, values: readonly V[], about: string): Knob<V> => ({
  about,
  fallback,
  form: values.map(value => `\`${value}\``).join(' or '),
  read: text => values.find(value => value === text),
})

export const text = (fallback: string, form: string, about: string, fits: (text: string) => boolean = () => true): Knob<string> => ({
  about,
  fallback,
  form,
  read: given => (fits(given) ? given : undefined),
})

export const secret = (...of: Parameters<typeof text>): Knob<string> => ({ ...text(...of), secret: true })

export const several = (form: string, about: string, fits: (item: string) => boolean): Knob<string[]> => ({
  about,
  fallback: '',
  form,
  read: given => {
    const items = given
      .split(',')
      .map(item => item.trim())
      .filter(Boolean)
    return items.every(fits) ? items : undefined
  },
})

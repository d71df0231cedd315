/** The version of the package. A build replaces the name by the text. */
declare const GATE_VERSION: string | undefined

export const packageVersion = typeof GATE_VERSION === 'string' ? GATE_VERSION : 'from source'

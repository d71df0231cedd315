/** The digits of identifiers, in the order of their values. */
export const crockford = '0123456789abcdefghjkmnpqrstvwxyz'

export const numberOf = (digits: string) => Array.from(digits).reduce((number, digit) => number * 32 + crockford.indexOf(digit), 0)

/**
 * Answers may come in another order than their requests. So each reading takes a number when it begins, and an answer says nothing about
 * what was learnt after that.
 */
let last = 0

export const begin = () => ++last

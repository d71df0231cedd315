/** Makes an element with these members and what is in it. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  members: Partial<HTMLElementTagNameMap[K]> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), members)
  made.append(...inside)
  return made
}

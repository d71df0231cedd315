/** What swagger-ui leaves out for people who do not see the page or use no pointer: names of fields, and a focus for code that scrolls. */
const missing = [
  ['.body-param__text', 'aria-label', 'Request body'],
  ['.examples-select-element', 'aria-label', 'Example'],
  ['pre.microlight', 'tabindex', '0'],
] as const

export function complete(part: Element) {
  const look = () => {
    for (const [which, attribute, value] of missing)
      for (const one of part.querySelectorAll(`${which}:not([${attribute}])`)) one.setAttribute(attribute, value)
  }
  new MutationObserver(look).observe(part, { childList: true, subtree: true })
}

/** <Tabs> shows one of several panels. <TabLinks> are links to screens beside each other, each with its own address. */
import type { ComponentChildren } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'

interface Tab {
  name: string
  title: string
  panel: () => ComponentChildren
}

export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [name, setName] = useState(tabs[0].name)
  const chosen = tabs.find(tab => tab.name === name) ?? tabs[0]

  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const next = (tabs.indexOf(chosen) + by + tabs.length) % tabs.length
    setName(tabs[next]!.name)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div class="tabs">
      <div class="tab-row" role="tablist" aria-label={label} ref={list} onKeyDown={step}>
        {tabs.map(tab => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => setName(tab.name)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.name}`}>
        {chosen.panel()}
      </div>
    </div>
  )
}

interface TabLinks<Href extends string> {
  label: string
  links: readonly (readonly [href: Href, title: string])[]
  current: NoInfer<Href>
}

export const TabLinks = <Href extends string>({ label, links, current }: TabLinks<Href>) => (
  <nav class="tab-row" aria-label={label}>
    {links.map(([href, title]) => (
      <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
        {title}
      </a>
    ))}
  </nav>
)

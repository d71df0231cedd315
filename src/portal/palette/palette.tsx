/** The command palette: type a few letters, choose with the arrow keys, and press Enter. A combobox with a list, as ARIA describes it. */
import './palette.css'
import { useEffect, useState } from 'preact/hooks'
import { count, Icon, useModal } from '../pieces/index.ts'
import type { Command } from './commands.ts'
import { useCommands } from './found.ts'

export function Palette({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState('')
  /** The chosen command, even if more results come. At first it is the first one. */
  const [active, setActive] = useState<string>()
  const groups = useCommands(typed)
  const shown = groups?.flat() ?? []
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === active),
  )
  const chosen = shown[at]
  useEffect(() => document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' }), [chosen?.id])

  const run = ({ href, act }: Command) => {
    onClose()
    if (href?.startsWith('#')) location.hash = href
    else if (href) location.assign(href)
    void act?.()
  }
  const move = (by: number) => setActive(shown.at((at + by) % shown.length)?.id)
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, these keys belong to the input method.
    if (event.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && chosen) run(chosen)
    else return
    event.preventDefault()
  }
  const onType = (text: string) => {
    setTyped(text)
    setActive(undefined)
  }
  return (
    <dialog {...useModal(onClose)} class="palette" aria-label="Search">
      <div class="palette-field">
        <Icon name="search" />
        <Search typed={typed} chosen={chosen} onType={onType} onKeyDown={onKeyDown} />
        <button type="button" class="link small soft" onClick={onClose}>
          Close
        </button>
      </div>
      <div class="palette-list" id="palette-list" role="listbox" aria-label="Results">
        {groups?.map(group => (
          <Group key={group[0]!.group} commands={group} chosen={chosen} onActive={setActive} onRun={run} />
        ))}
      </div>
      {groups && shown.length === 0 && <p class="palette-none soft">Nothing matches. Try fewer letters.</p>}
      <p class="unseen" role="status">
        {typed && (shown.length > 0 ? count(shown.length, 'result') : 'No results')}
      </p>
    </dialog>
  )
}

interface Search {
  typed: string
  chosen: Command | undefined
  onType(text: string): void
  onKeyDown(event: KeyboardEvent): void
}

const Search = ({ typed, chosen, onType, onKeyDown }: Search) => (
  <input
    type="text"
    role="combobox"
    aria-label="Search screens, actions, requests, agents and quests"
    aria-expanded="true"
    aria-controls="palette-list"
    aria-autocomplete="list"
    aria-activedescendant={chosen && optionId(chosen)}
    autocomplete="off"
    spellcheck={false}
    enterkeyhint="go"
    maxLength={fieldsOf.listAgents.q.maxLength}
    placeholder="Search or run a command…"
    value={typed}
    onInput={event => onType(event.currentTarget.value)}
    onKeyDown={onKeyDown}
  />
)

interface Group {
  commands: Command[]
  chosen: Command | undefined
  onActive(id: string): void
  onRun(command: Command): void
}

function Group({ commands, chosen, onActive, onRun }: Group) {
  const title = commands[0]!.group
  return (
    <div role="group" aria-label={title}>
      <p class="palette-group" aria-hidden="true">
        {title}
      </p>
      {commands.map(command => (
        // oxlint-disable-next-line click-events-have-key-events -- the field has the focus and hears the keys
        <div
          key={command.id}
          id={optionId(command)}
          role="option"
          aria-selected={command === chosen}
          onMouseMove={() => onActive(command.id)}
          // The field keeps the focus.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onRun(command)}
        >
          <Icon name={command.icon} />
          <bdi class="palette-title">{command.title}</bdi>
          {command.detail && <bdi class="palette-detail soft small">{command.detail}</bdi>}
        </div>
      ))}
    </div>
  )
}

const optionId = (command: Command | undefined) => `palette-${command?.id.replaceAll(/[^\w-]/g, '-')}`

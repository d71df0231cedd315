/** The command palette: type a few letters, choose with the arrow keys, and press Enter. A combobox with a list, as ARIA describes it. */
import './palette.css'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useMyAgents } from '../my-agents.ts'
import { read } from '../api.ts'
import { count, Icon, openModal } from '../pieces/index.ts'
import { useResource } from '../resource.ts'
import { useMe } from '../session.ts'
import { agentCommand, fixedCommands, matching, questCommand, requestCommand, type Command } from './commands.ts'

/** How many waiting requests it knows: those that expire first. */
const mostRequests = 20
const mostQuests = 6
/** A search for quests needs this many letters, and is sent after this pause. */
const [leastLetters, pauseMs] = [2, 200]

export function Palette({ onClose }: { onClose(): void }) {
  const { account, service } = useMe()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  /** The chosen command, even if more results come. At first it is the first one. */
  const [active, setActive] = useState<string>()
  const agents = useMyAgents()
  const requests = useResource('/approvals', { query: { status: ['pending'], sort: 'expires_at', limit: mostRequests } })
  const quests = useQuests(typed.trim())
  const fixed = useMemo(() => fixedCommands(account, service), [account, service])
  // If nothing is typed, agents would only fill the list.
  const listed = typed.trim() ? agents.map(agentCommand) : []
  // Waiting requests are shown first, so the list is empty until they are known.
  const isReady = requests.data !== undefined || requests.problem !== undefined
  const known = [...(requests.data?.items ?? []).map(requestCommand), ...fixed, ...listed]
  const groups = isReady ? matching(typed, known, quests) : []
  const shown = groups.flat()
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === active),
  )
  const chosen = shown[at]

  useEffect(() => {
    const opener = document.activeElement
    const close = openModal(dialog.current!)
    return () => {
      close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
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
  return (
    <dialog
      ref={dialog}
      class="palette"
      aria-label="Search"
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={event => event.target === dialog.current && onClose()}
    >
      <div class="palette-field">
        <Icon name="search" />
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
          maxLength={80}
          placeholder="Search or run a command…"
          value={typed}
          onInput={event => {
            setTyped(event.currentTarget.value)
            setActive(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" class="link small soft" onClick={onClose}>
          Close
        </button>
      </div>
      <div class="palette-list" id="palette-list" role="listbox" aria-label="Results">
        {groups.map(group => (
          <div key={group[0]!.group} role="group" aria-label={group[0]!.group}>
            <p class="palette-group" aria-hidden="true">
              {group[0]!.group}
            </p>
            {group.map(command => (
              // oxlint-disable-next-line click-events-have-key-events -- the field has the focus and hears the keys
              <div
                key={command.id}
                id={optionId(command)}
                role="option"
                aria-selected={command === chosen}
                onMouseMove={() => setActive(command.id)}
                // The field keeps the focus.
                onMouseDown={event => event.preventDefault()}
                onClick={() => run(command)}
              >
                <Icon name={command.icon} />
                <bdi class="palette-title">{command.title}</bdi>
                {command.detail && <bdi class="palette-detail soft small">{command.detail}</bdi>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {isReady && shown.length === 0 && <p class="palette-none soft">Nothing matches. Try fewer letters.</p>}
      <p class="unseen" role="status">
        {typed && (shown.length > 0 ? count(shown.length, 'result') : 'No results')}
      </p>
    </dialog>
  )
}

const optionId = (command: Command | undefined) => `palette-${command?.id.replaceAll(/[^\w-]/g, '-')}`

/** The open quests that the service finds. */
function useQuests(typed: string) {
  const [found, setFound] = useState<Command[]>([])
  useEffect(() => {
    if (typed.length < leastLetters) return setFound([])
    let isLatest = true
    const timer = setTimeout(async () => {
      const { data } = await read('/quests', { query: { q: typed, limit: mostQuests } })
      if (isLatest && data) setFound(data.items.map(questCommand))
    }, pauseMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [typed])
  return found
}

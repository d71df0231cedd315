/** A search and a choice above a list; both are in the address, so a reload and a link keep them. */
import { useEffect, useState } from 'preact/hooks'
import { Choice, Input } from '../pieces/form.tsx'
import { refine, usePlace } from '../router.ts'

const pauseMs = 250

interface Filters {
  /** What the search looks through. */
  placeholder: string
  options: readonly (readonly [value: string, text: string])[]
}

/** What is looked for, once the human has paused. */
export function useFilters() {
  const { query } = usePlace()
  return { q: query.get('q') ?? undefined, status: query.get('status') ?? undefined }
}

export function Filters({ placeholder, options }: Filters) {
  const { q = '', status = '' } = useFilters()
  const [text, write] = useState(q)
  useEffect(() => {
    if (text.trim() === q) return undefined
    const timer = setTimeout(() => refine({ q: text.trim() }), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div class="desk-filters" role="search">
      <Input
        name="q"
        type="search"
        label="Search"
        placeholder={placeholder}
        value={text}
        maxLength={80}
        onInput={event => write(event.currentTarget.value)}
      />
      <Choice
        name="status"
        label="Status"
        value={status}
        options={[['', 'All'], ...options]}
        onChange={event => refine({ status: event.currentTarget.value })}
      />
    </div>
  )
}

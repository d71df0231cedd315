/** A search and a choice above a list of the desk. */
import { ChoiceFilter, Filters as Narrowed, TextFilter } from '../pieces/filters.tsx'
import { usePlace } from '../router.ts'

interface Filters {
  label: string
  /** What the search looks through. */
  placeholder: string
  options: readonly (readonly [value: string, text: string])[]
}

export function useFilters() {
  const { query } = usePlace()
  return { q: query.get('q') ?? undefined, status: query.get('status') ?? undefined }
}

export const Filters = ({ label, placeholder, options }: Filters) => (
  <Narrowed label={label}>
    <TextFilter name="q" label="Search" placeholder={placeholder} />
    <ChoiceFilter name="status" label="Status" options={[['', 'All'], ...options]} />
  </Narrowed>
)

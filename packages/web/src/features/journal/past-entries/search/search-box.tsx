import { Search, SlidersHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import styles from './search.module.css'

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>
  query: string
  onQuery: (query: string) => void
  /** The box was focused: prefetch the search. */
  onPrepare: () => void
  /** Arrow Down moves into the list. */
  onDown: () => void
  filtersOpen: boolean
  onToggleFilters: () => void
  filtersId: string
}

export function SearchBox({
  input,
  query,
  onQuery,
  onPrepare,
  onDown,
  filtersOpen,
  onToggleFilters,
  filtersId,
}: SearchBoxProps) {
  const { search, filters } = useTexts(pastEntriesTexts)
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      onDown()
    }
    // Escape clears the box first, and then closes the sheet.
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault()
      event.stopPropagation()
      onQuery('')
    }
  }
  return (
    <search className={styles.bar}>
      <div className={styles.box}>
        <Search aria-hidden="true" />
        <input
          ref={input}
          id={id}
          type="search"
          dir="auto"
          aria-label={search.label}
          placeholder={search.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onFocus={onPrepare}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <IconButton
            aria-label={search.clear}
            onClick={() => {
              onQuery('')
              input.current?.focus()
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <IconButton
        aria-label={filters.toggle}
        aria-expanded={filtersOpen}
        aria-controls={filtersId}
        onClick={onToggleFilters}
      >
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
    </search>
  )
}

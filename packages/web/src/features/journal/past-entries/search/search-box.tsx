import { Search, SlidersHorizontal, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { isComposing } from '#kit/ui/field/is-composing.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import styles from './search.module.css'
import { Suggestions } from './suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>
  query: string
  onQuery: (query: string) => void
  tags: readonly string[]
  saved: readonly string[]
  /** The box was focused: prefetch the search. */
  onPrepare: () => void
  /** Arrow Down moves into the list. */
  onDown: () => void
  filtersOpen: boolean
  onToggleFilters: () => void
  filtersId: string
}

export function SearchBox(props: SearchBoxProps) {
  const { input, query, onQuery, onPrepare, onDown } = props
  const { search, filters } = useTexts(pastEntriesTexts)
  const { label, suggestions } = useSuggestions(query, props.tags, props.saved)
  const [isWanted, setIsWanted] = useState(false)
  const isOpen = isWanted && suggestions.length > 0
  const id = useId()
  const write = (next: string) => {
    setIsWanted(true)
    onQuery(next)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      const first = isOpen && event.currentTarget.parentElement?.querySelector('li > button')
      if (first instanceof HTMLElement) first.focus()
      else onDown()
    }
    // Escape closes the suggestions, then clears the box, and then closes the sheet.
    if (event.key === 'Escape' && (isOpen || query !== '')) {
      event.preventDefault()
      event.stopPropagation()
      if (isOpen) setIsWanted(false)
      else onQuery('')
    }
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!input.current?.parentElement?.contains(relatedTarget)) setIsWanted(false)
  }
  return (
    <search className={styles.bar} onBlur={onBlur}>
      <div className={styles.box}>
        <Search aria-hidden="true" />
        <input
          ref={input}
          id={id}
          type="search"
          dir="auto"
          aria-label={search.label}
          aria-autocomplete="list"
          placeholder={search.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(event) => {
            setIsWanted(true)
            onQuery(event.currentTarget.value)
          }}
          onFocus={() => {
            setIsWanted(true)
            onPrepare()
          }}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <IconButton aria-label={search.clear} onClick={() => write('')}>
            <X aria-hidden="true" />
          </IconButton>
        )}
        {/* Always there: a live region has to exist before it speaks. */}
        <span role="status">
          <VisuallyHidden>{isOpen && search.suggestions(suggestions.length)}</VisuallyHidden>
        </span>
        {isOpen && (
          <Suggestions
            label={label}
            suggestions={suggestions}
            onChoose={write}
            onUp={() => input.current?.focus()}
            onDown={onDown}
            onClose={() => {
              input.current?.focus()
              setIsWanted(false)
            }}
          />
        )}
      </div>
      <IconButton
        aria-label={filters.toggle}
        aria-expanded={props.filtersOpen}
        aria-controls={props.filtersId}
        onClick={props.onToggleFilters}
      >
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
    </search>
  )
}

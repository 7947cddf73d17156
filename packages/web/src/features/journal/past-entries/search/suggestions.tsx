import type { KeyboardEvent } from 'react'
import styles from './suggestions.module.css'

/** A saved search, or a completion. */
export interface Suggestion {
  readonly label: string
  readonly query: string
}

interface SuggestionsProps {
  label: string
  suggestions: readonly Suggestion[]
  onChoose: (query: string) => void
  /** Above the first one is the box. */
  onUp: () => void
  /** Below the last one is the list. */
  onDown: () => void
  onClose: () => void
}

/** Suggestions under the search box, between it and the list for the arrow keys. */
export function Suggestions({ label, suggestions, ...acts }: SuggestionsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const act = actFor(event, acts)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <ul className={styles.suggestions} aria-label={label} onKeyDown={onKeyDown}>
      {suggestions.map(({ label: name, query }) => (
        <li key={query}>
          <button
            type="button"
            tabIndex={-1}
            dir="auto"
            // The box keeps the focus: some browsers don't focus a clicked button.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => acts.onChoose(query)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

type Acts = Pick<SuggestionsProps, 'onUp' | 'onDown' | 'onClose'>

function actFor({ key, target }: KeyboardEvent<HTMLElement>, { onUp, onDown, onClose }: Acts) {
  const row = target instanceof Element ? target.closest('li') : null
  if (key === 'Escape') return onClose
  if (key === 'ArrowDown') return focusIn(row?.nextElementSibling) ?? onDown
  if (key === 'ArrowUp') return focusIn(row?.previousElementSibling) ?? onUp
  return undefined
}

function focusIn(row: Element | null | undefined) {
  const button = row?.querySelector('button')
  return button ? () => button.focus() : undefined
}

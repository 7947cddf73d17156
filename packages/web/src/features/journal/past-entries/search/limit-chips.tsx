import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#kit/texts/use-texts.ts'
import { ChipButton } from '#kit/ui/text/chip.tsx'
import type { Wish } from '../list-place.ts'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import type { Limit } from './limits.ts'
import styles from './search.module.css'

interface LimitChipsProps {
  limits: readonly Limit[]
  onWish: (wish: Wish) => void
  /** The last chip was removed, and focus with it. */
  onNone: () => void
}

/** What was understood of the search, and the filters, each removable. */
export function LimitChips({ limits, onWish, onNone }: LimitChipsProps) {
  const texts = useTexts(pastEntriesTexts).filters
  if (limits.length === 0) return null
  const remove = (index: number, without: Wish, { currentTarget }: MouseEvent) => {
    const chips = currentTarget.closest('ul')
    flushSync(() => onWish(without))
    const next = chips?.querySelectorAll('button')[Math.min(index, limits.length - 2)]
    if (next) next.focus()
    else onNone()
  }
  return (
    <ul className={styles.active} aria-label={texts.active}>
      {limits.map(({ key, label, without }, index) => (
        <li key={key}>
          <ChipButton
            pressed={undefined}
            aria-label={texts.remove(label)}
            onClick={(event) => remove(index, without, event)}
          >
            <span dir="auto">{label}</span>
            <X aria-hidden="true" />
          </ChipButton>
        </li>
      ))}
    </ul>
  )
}

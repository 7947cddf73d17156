import { isOpen } from '@daywell/core/search'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import type { Wish } from '../list-place.ts'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import styles from './search.module.css'
import type { SearchResult } from './use-entry-search.ts'

interface SearchOutcomeProps {
  state: SearchResult['state']
  wish: Wish
  count: number
  onAgain: () => void
}

/** The number of results, in a polite live region. */
export function SearchOutcome({ state, wish, count, onAgain }: SearchOutcomeProps) {
  const texts = useTexts(pastEntriesTexts).search
  const limited = state === 'done' || (state === 'off' && !isOpen(wish.filter))
  return (
    <>
      <p className={styles.count} role="status">
        {state === 'searching' && texts.busy}
        {limited && texts.found(count)}
      </p>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {texts.failed}
          <Button kind="quiet" size="small" onClick={onAgain}>
            {texts.again}
          </Button>
        </p>
      )}
    </>
  )
}

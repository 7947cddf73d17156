import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import styles from './search.module.css'
import type { SearchResult } from './use-entry-search.ts'

interface SearchOutcomeProps {
  state: SearchResult['state']
  /** Whether anything limits the list. */
  isLimited: boolean
  count: number
  isSaved: boolean
  onSave: () => void
  onAgain: () => void
}

/** The number of results, in a polite live region, and whether to save the search. */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { state, isLimited, count, isSaved } = props
  const texts = useTexts(pastEntriesTexts).search
  const isCounted = state === 'done' || (state === 'off' && isLimited)
  return (
    <>
      <div className={styles.outcome}>
        <p className={styles.count} role="status">
          {state === 'searching' && texts.busy}
          {isCounted && texts.found(count)}
        </p>
        {isLimited && (
          <Button kind="quiet" size="small" onClick={props.onSave}>
            {isSaved ? texts.unsave : texts.save}
          </Button>
        )}
      </div>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {texts.failed}
          <Button kind="quiet" size="small" onClick={props.onAgain}>
            {texts.again}
          </Button>
        </p>
      )}
    </>
  )
}

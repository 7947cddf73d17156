import type { Entry } from '@daywell/core/journal'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { EmptyState } from '#kit/ui/feedback/empty-state.tsx'
import type { Wish } from '../list-place.ts'
import panel from '../past-entries.module.css'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import type { Limit } from './limits.ts'
import styles from './search.module.css'

interface NothingFoundProps {
  limits: readonly Limit[]
  /** Whether there are words in the search. */
  hasWords: boolean
  /** The entries that the words and a search's other parts leave. */
  entriesFor: (wish: Wish) => readonly Entry[]
  onWish: (wish: Wish) => void
  onClear: () => void
}

const MAX_WAYS = 3

/** Says what to change: which limit to remove, and what that would show. */
export function NothingFound({ limits, hasWords, entriesFor, onWish, onClear }: NothingFoundProps) {
  const texts = useTexts(pastEntriesTexts).search
  const ways = limits
    .filter(({ isText }) => !isText)
    .map((limit) => ({ ...limit, count: entriesFor(limit.without).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_WAYS)
  const action = (
    <div className={styles.ways}>
      {ways.map(({ key, label, count, without }) => (
        <Button key={key} kind="quiet" size="small" onClick={() => onWish(without)}>
          {texts.without(label, count)}
        </Button>
      ))}
      <Button onClick={onClear}>{texts.clearAll}</Button>
    </div>
  )
  return (
    <div className={panel.nothing}>
      <EmptyState level={3} title={texts.nothingTitle} action={action}>
        {adviceOf({ ways: ways.length, limits: limits.length, hasWords }, texts)}
      </EmptyState>
    </div>
  )
}

interface Outcome {
  readonly ways: number
  readonly limits: number
  readonly hasWords: boolean
}

function adviceOf(
  { ways, limits, hasWords }: Outcome,
  texts: (typeof pastEntriesTexts)['en']['search'],
): string {
  if (ways > 0) return texts.nothingTogether
  if (hasWords) return limits > 0 ? texts.fewerWordsAndLimits : texts.fewerWords
  return texts.fewerLimits
}

import { Link } from '#kit/navigation/link.tsx'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button, buttonClass } from '#kit/ui/button/button.tsx'
import { EmptyState } from '#kit/ui/feedback/empty-state.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { useJournal, useJournalHandle, useJournalState } from '#services/journal/journal-context.ts'
import { SampleOffer } from '../sample/sample-offer.tsx'
import styles from './past-entries.module.css'
import { pastEntriesTexts } from './past-entries.texts.ts'
import { useFirstSync } from './use-first-sync.ts'

interface WithoutRowsProps {
  /** Called once the sample journal is in the list. */
  onSamples: () => void
}

/** Shown instead of the list while there are no entries. */
export function WithoutRows({ onSamples }: WithoutRowsProps) {
  const texts = useTexts(pastEntriesTexts)
  const { phase } = useJournalState()
  const firstSync = useFirstSync()
  if (phase === 'failed') return <NotOpen />
  if (firstSync.hasFailed) return <NotFetched {...firstSync} />
  if (phase === 'opening' || firstSync.isToCome) {
    return (
      <div className={styles.skeletons}>
        <Skeleton label={texts.loading} title lines={3} />
        <Skeleton label="" title lines={3} />
      </div>
    )
  }
  return <NoEntries onSamples={onSamples} />
}

/** In Local, a person's entries may be on another device: don't greet a beginner. */
function NoEntries({ onSamples }: WithoutRowsProps) {
  const { emptyTitle, emptyWords, otherDevice } = useTexts(pastEntriesTexts)
  const levels = useJournal()?.levels
  const isElsewhere = useObservable(levels, () =>
    Boolean(levels?.level() === 'local' && levels.isChosenElsewhere()),
  )
  const action = (
    <Link className={buttonClass({ kind: 'plain' })} to="/privacy">
      {otherDevice.act}
    </Link>
  )
  return (
    <div className={styles.nothing}>
      {isElsewhere ? (
        <EmptyState level={3} title={otherDevice.title} action={action}>
          {otherDevice.words}
        </EmptyState>
      ) : (
        <EmptyState level={3} title={emptyTitle} action={<SampleOffer onAdded={onSamples} />}>
          {emptyWords}
        </EmptyState>
      )}
    </div>
  )
}

function NotFetched({ isTrying, tryOnce }: ReturnType<typeof useFirstSync>) {
  const texts = useTexts(pastEntriesTexts).notFetched
  const action = (
    <Button busy={isTrying} onClick={() => void tryOnce()}>
      {texts.retry}
    </Button>
  )
  return (
    <div className={styles.nothing} role="status">
      <EmptyState level={3} title={texts.title} action={action}>
        {texts.words}
      </EmptyState>
    </div>
  )
}

function NotOpen() {
  const texts = useTexts(pastEntriesTexts).notOpen
  const { retry } = useJournalHandle()
  return (
    <div className={styles.nothing}>
      <EmptyState
        level={3}
        title={texts.title}
        action={<Button onClick={retry}>{texts.retry}</Button>}
      >
        {texts.words}
      </EmptyState>
    </div>
  )
}

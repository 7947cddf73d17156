import type { Entry } from '@daywell/core/journal'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { EmptyState } from '#kit/ui/feedback/empty-state.tsx'
import { Spinner } from '#kit/ui/feedback/spinner.tsx'
import { useHabit, useIsToCome } from '#services/habit/use-habit.ts'
import { useFetching } from '../past-entries/use-first-sync.ts'
import { Facts } from './facts.tsx'
import { habitTexts } from './habit.texts.ts'
import { OnThisDay } from './on-this-day.tsx'
import { StreakPart } from './streak-part.tsx'
import styles from './writing-panel.module.css'
import { YearPart } from './year/year-part.tsx'

interface WritingPanelProps {
  onClose: () => void
  onOpen: (entry: Entry) => void
  /** Moves focus to the page. */
  onWrite: () => void
}

/** Statistics about the person's writing. */
export function WritingPanel({ onClose, onOpen, onWrite }: WritingPanelProps) {
  const texts = useTexts(habitTexts)
  // The dialog closes first and restores focus.
  const after = (act: () => void) => {
    onClose()
    queueMicrotask(act)
  }
  return (
    <Dialog open wide title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <Inside onOpen={(entry) => after(() => onOpen(entry))} onWrite={() => after(onWrite)} />
    </Dialog>
  )
}

function Inside({ onOpen, onWrite }: Omit<WritingPanelProps, 'onClose'>) {
  const { empty, counting } = useTexts(habitTexts)
  const habit = useHabit()
  const isToCome = useIsToCome()
  const fetching = useFetching(isToCome)
  if (isToCome && fetching.wasTried) return <NotFetched {...fetching} />
  if (!habit) return <Spinner label={counting} />
  if (habit.days.size === 0)
    return (
      <EmptyState
        level={3}
        title={empty.title}
        action={
          <Button kind="primary" onClick={onWrite}>
            {empty.action}
          </Button>
        }
      >
        {empty.words}
      </EmptyState>
    )
  return (
    <div className={styles.panel}>
      <StreakPart habit={habit} />
      <Facts habit={habit} />
      <YearPart habit={habit} onOpen={onOpen} />
      <OnThisDay today={habit.today} onOpen={onOpen} />
    </div>
  )
}

/** Says that entries are missing, not days. */
function NotFetched({ isTrying, tryOnce }: ReturnType<typeof useFetching>) {
  const texts = useTexts(habitTexts).notFetched
  const action = (
    <Button busy={isTrying} onClick={() => void tryOnce()}>
      {texts.retry}
    </Button>
  )
  return (
    <div role="status">
      <EmptyState level={3} title={texts.title} action={action}>
        {texts.words}
      </EmptyState>
    </div>
  )
}

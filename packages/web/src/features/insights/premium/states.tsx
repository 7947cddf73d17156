import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button, buttonClass } from '#kit/ui/button/button.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { insightsTexts } from '../insights.texts.ts'
import type { ShownKind } from '../shown-period.ts'
import styles from './states.module.css'

/** A skeleton in the shape of the summary. */
export function Loading({ kind }: { kind: ShownKind }) {
  const { title, long, ...texts } = useTexts(insightsTexts).loading
  const what = kind === 'yearly' || kind === 'days' ? long : texts.what
  return (
    <Paper as="section" padding="none" className={styles.loading}>
      <div className={styles.words}>
        <h2 className="text-title">{title}</h2>
        <p className="text-label">{what}</p>
      </div>
      <Skeleton label={`${title}. ${what}`} lines={7} />
    </Paper>
  )
}

export function NoEntries() {
  const { title, what, start } = useTexts(insightsTexts).none
  return (
    <Paper as="section" padding="large" className={styles.state}>
      <h2 className="text-title">{title}</h2>
      <p className="text-lead text-soft">{what}</p>
      <Link className={buttonClass({ kind: 'primary' })} to="/journal">
        {start}
      </Link>
    </Paper>
  )
}

interface EmptyProps {
  message: string | undefined
  /** What is over, or was chosen: its days can't be filled by writing now. */
  past: ShownKind | undefined
}

/** The period is empty, the journal isn't. */
export function EmptyPeriod({ message, past }: EmptyProps) {
  const { write, past: texts, year } = useTexts(insightsTexts).empty
  return (
    <Paper as="section" padding="large" className={styles.state}>
      <p className="text-lead" role="status">
        {past ? texts[past] : (message ?? year)}
      </p>
      {!past && (
        <Link className={buttonClass({ kind: 'primary' })} to="/journal">
          {write}
        </Link>
      )}
    </Paper>
  )
}

export function Failed({ message }: { message: string }) {
  const { again } = useTexts(insightsTexts).failed
  return (
    <Paper as="section" padding="large" className={styles.state}>
      <p className="text-lead" role="alert">
        {message}
      </p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        {again}
      </Button>
    </Paper>
  )
}

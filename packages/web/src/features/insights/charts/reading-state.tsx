import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Progress } from '#kit/ui/feedback/progress.tsx'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './charts.module.css'
import { chartsTexts } from './charts.texts.ts'
import type { ChartEntries } from './data/use-chart-entries.ts'

/** Progress of the analysis, or its failure; empty once everything is analyzed. */
export function ReadingState({ progress, hasFailed, retry }: ChartEntries) {
  const texts = useTexts(chartsTexts)
  if (hasFailed)
    return (
      <div className={styles.waiting}>
        <p role="alert">{texts.failed}</p>
        <Button onClick={retry}>{texts.again}</Button>
      </div>
    )
  const words = progress && texts.reading(progress.all)
  return (
    <>
      {/* A live region announced once, not for every step. */}
      <VisuallyHidden>
        <span role="status">{words}</span>
      </VisuallyHidden>
      {progress && words && (
        <div className={styles.waiting}>
          <p aria-hidden="true">{texts.done(progress.done, progress.all)}</p>
          <Progress label={words} value={progress.done / progress.all} />
        </div>
      )}
    </>
  )
}

/** Heights of a skeleton’s bars, in percent: uneven, as those of a chart are. */
const BARS = [38, 62, 48, 80, 56, 92, 70, 44, 66, 30, 58, 74]

/** Placeholder for a chart that needs the analysis: its skeleton, unless it isn't coming. */
export function NotRead({ hasFailed }: Pick<ChartEntries, 'hasFailed'>) {
  const texts = useTexts(chartsTexts)
  if (hasFailed) return <p className={styles.missing}>{texts.notRead}</p>
  return (
    <div className={styles.missing}>
      <div className={styles.skeleton} aria-hidden="true">
        {BARS.map((height) => (
          <span key={height} style={{ height: `${height}%` }} />
        ))}
      </div>
      <p>{texts.later}</p>
    </div>
  )
}

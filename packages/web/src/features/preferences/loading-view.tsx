import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { MAX_ATTEMPTS } from '#services/preferences/load-with-retries.ts'
import styles from './preferences.module.css'
import { preferencesTexts } from './preferences.texts.ts'

interface Props {
  attempt: number
  onRetry: () => void
}

/** A skeleton of the sections, with the loading status. */
export function LoadingView({ attempt, onRetry }: Props) {
  const { loading } = useTexts(preferencesTexts)
  return (
    <div className={styles.loading}>
      <div className={styles.waiting}>
        <p role="status">{attempt > 1 && loading.trouble(attempt, MAX_ATTEMPTS)}</p>
        <Button onClick={onRetry}>{loading.retry}</Button>
      </div>
      <div className={styles.coming}>
        <Skeleton label={loading.label} lines={4} title />
      </div>
    </div>
  )
}

import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { Spread } from '#paywall/spread.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './loading.module.css'

/** Lines in the shape of the two plans. */
export function Loading() {
  const { label } = useTexts(subscriptionTexts).loading
  return (
    <Spread>
      <div className={styles.side}>
        <Skeleton label={label} lines={3} title />
      </div>
      <div className={styles.side} aria-hidden="true">
        <Skeleton label={label} lines={3} title />
      </div>
    </Spread>
  )
}

import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { Spread } from '#panels/paywall/spread.tsx'
import styles from './loading.module.css'

/** A skeleton of the two plans. */
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

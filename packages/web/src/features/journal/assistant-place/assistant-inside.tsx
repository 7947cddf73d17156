import { UpgradeTeaser } from '#paywall/upgrade-teaser.tsx'
import { useCan, useSubscription, useSubscriptionKeeper } from '#paywall/use-subscription.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Ribbon } from '#ui/brand/ribbon.tsx'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { assistantTexts } from './assistant.texts.ts'
import styles from './assistant-place.module.css'

/** The assistant for those who have it; for the others what it takes. */
export function AssistantInside() {
  const texts = useTexts(assistantTexts)
  const allowed = useCan('ai-chat')
  const isUnreachable = useSubscription().phase === 'failed'
  if (isUnreachable) return <Unreachable />
  if (allowed === undefined) return <Skeleton label={texts.loading} lines={4} title />
  if (!allowed) return <UpgradeTeaser feature={texts.title} size="compact" />
  return (
    <div className={styles.premium}>
      <Ribbon>{texts.premium}</Ribbon>
      <p className="text-quiet">{texts.notYet}</p>
    </div>
  )
}

/** Nobody who paid is told to pay because their line is down. */
function Unreachable() {
  const texts = useTexts(assistantTexts)
  const { refresh } = useSubscriptionKeeper()
  return (
    <div className={styles.premium}>
      <p className="text-quiet" role="status">
        {texts.unreachable}
      </p>
      <Button size="small" onClick={() => void refresh()}>
        {texts.retry}
      </Button>
    </div>
  )
}

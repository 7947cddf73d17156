import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { useSubscriptionStore } from '#panels/paywall/use-subscription.ts'
import { useEntries } from '#services/journal/journal-context.ts'
import { Frame } from '../frame/frame.tsx'
import { insightsTexts } from '../insights.texts.ts'
import { BasicStatsSpread } from './basic-stats-spread.tsx'

/** Shown while the subscription is unknown, for example offline: only the free part. */
export function UnsureView() {
  const texts = useTexts(insightsTexts).unsure
  const store = useSubscriptionStore()
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await store.refresh()
    setBusy(false)
  }
  const button = (
    <Button kind="quiet" size="small" busy={isBusy} onClick={() => void retry()}>
      {texts.retry}
    </Button>
  )
  return (
    <Frame>
      <Banner action={button}>{texts.what}</Banner>
      <BasicStatsSpread entries={useEntries()} />
    </Frame>
  )
}

import { WifiOff } from 'lucide-react'
import type { Fetched } from '#kit/fetch/use-fetch.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { isUnreached } from './fetched.ts'
import { historyTexts } from './history.texts.ts'

interface NoticeProps {
  fetched: Fetched<unknown> & { readonly retry: () => void }
  offline: string
  failed: string
}

/** Why server data is missing, and what to do. */
export function Notice({ fetched, offline, failed }: NoticeProps) {
  const { retry } = useTexts(historyTexts)
  if (isUnreached(fetched)) {
    return <Banner icon={<WifiOff aria-hidden="true" />}>{offline}</Banner>
  }
  if (fetched.phase !== 'failed') return null
  const action = (
    <Button kind="quiet" size="small" onClick={fetched.retry}>
      {retry}
    </Button>
  )
  return (
    <Banner kind="danger" action={action}>
      {failed}
    </Banner>
  )
}

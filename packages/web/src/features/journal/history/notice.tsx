import { WifiOff } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import type { Fetched } from './fetched.ts'
import { historyTexts } from './history.texts.ts'

interface NoticeProps {
  fetched: Fetched<unknown>
  again: () => void
  offline: string
  failed: string
}

/** Why something of the server is missing, and what can be done about it. */
export function Notice({ fetched, again, offline, failed }: NoticeProps) {
  const { retry } = useTexts(historyTexts)
  if (fetched.state === 'offline') {
    return <Banner icon={<WifiOff aria-hidden="true" />}>{offline}</Banner>
  }
  if (fetched.state !== 'failed') return null
  const action = (
    <Button kind="quiet" size="small" onClick={again}>
      {retry}
    </Button>
  )
  return (
    <Banner kind="danger" action={action}>
      {failed}
    </Banner>
  )
}

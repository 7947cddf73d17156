import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { useResuming } from './use-changing.ts'

/** Takes a cancellation back, as long as what is paid lasts. */
export function ResumeButton() {
  const { management, resume: texts } = useTexts(subscriptionTexts)
  const { isBusy, resume } = useResuming()
  return (
    <Button kind="primary" busy={isBusy} busyLabel={texts.working} onClick={() => void resume()}>
      {management.resume}
    </Button>
  )
}

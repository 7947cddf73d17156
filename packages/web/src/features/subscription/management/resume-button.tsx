import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { type Ended, useResuming } from './use-changing.ts'

/** Undoes a cancellation while the paid period lasts. */
export function ResumeButton({ onChanged }: { onChanged: (ended: Ended | null) => void }) {
  const { management, resume: texts } = useTexts(subscriptionTexts)
  const { isBusy, resume } = useResuming(onChanged)
  return (
    <Button kind="primary" busy={isBusy} busyLabel={texts.working} onClick={() => void resume()}>
      {management.resume}
    </Button>
  )
}

import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { paymentTexts } from '../payment.texts.ts'

interface AuthenticationDialogProps {
  /** In cents. */
  amount: number
  answer: (how: 'complete' | 'fail') => void
}

/** A stand-in for the bank's 3-D Secure challenge. */
export function AuthenticationDialog({ amount, answer }: AuthenticationDialogProps) {
  const texts = useTexts(paymentTexts).authentication
  const actions = (
    <>
      <Button onClick={() => answer('fail')}>{texts.fail}</Button>
      <Button kind="primary" data-autofocus="" onClick={() => answer('complete')}>
        {texts.complete}
      </Button>
    </>
  )
  return (
    // Dismissing the challenge means no consent.
    <Dialog open wide title={texts.title} onClose={() => answer('fail')} actions={actions}>
      <p>{texts.what(`$${(amount / 100).toFixed(2)}`)}</p>
    </Dialog>
  )
}

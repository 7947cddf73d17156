import { localMessages } from '@daywell/core/errors'
import { useEffect, useRef, useState } from 'react'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button, buttonClass } from '#kit/ui/button/button.tsx'
import { EmptyState } from '#kit/ui/feedback/empty-state.tsx'
import styles from './payment.module.css'
import { paymentTexts } from './payment.texts.ts'
import { type PaymentFormProps, PaymentSheet } from './payment-sheet.tsx'

/** Takes the payment with the provider that the server names. */
export function PaymentForm({ config: { mode, publishableKey }, ...props }: PaymentFormProps) {
  const [reachable, setReachable] = useState(true)
  useFreshOnReturn()
  if (mode === 'off' || !publishableKey || !reachable) return <Unavailable />
  return (
    <PaymentSheet
      {...props}
      mode={mode}
      publishableKey={publishableKey}
      onUnavailable={() => setReachable(false)}
    />
  )
}

/** Explains the problem; a reload gives the provider's script another chance. */
function Unavailable() {
  const texts = useTexts(paymentTexts).unavailable
  const actions = (
    <div className={styles.actions}>
      <Button kind="primary" onClick={() => window.location.reload()}>
        {texts.again}
      </Button>
      <Link className={buttonClass({ kind: 'quiet' })} to="/journal">
        {texts.journal}
      </Link>
    </div>
  )
  return (
    <div role="alert" ref={useFocusInside()}>
      <EmptyState level={1} title={texts.title} action={actions}>
        <div className={styles.why}>
          <p>{localMessages.paymentsUnavailable}</p>
          <p>{texts.what}</p>
        </div>
      </EmptyState>
    </div>
  )
}

/** The form's heading had focus and is gone. */
function useFocusInside() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = place.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [])
  return place
}

/** A page restored from the back/forward cache would still show a payment in progress. */
function useFreshOnReturn(): void {
  useEffect(() => {
    const begin = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()
    window.addEventListener('pageshow', begin)
    return () => window.removeEventListener('pageshow', begin)
  }, [])
}

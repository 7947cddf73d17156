import type { PaymentConfig } from '@daywell/core/billing'
import { endpoints } from '@daywell/core/contract'
import { localMessages } from '@daywell/core/errors'
import { useEffect, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { Link } from '#navigation/link.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './payment.module.css'
import { paymentTexts } from './payment.texts.ts'
import { type PaymentFormProps, PaymentSheet } from './payment-sheet.tsx'

/** Takes the payment, by whichever provider the server names. */
export function PaymentForm(props: PaymentFormProps) {
  const config = useConfig()
  const [reachable, setReachable] = useState(true)
  const texts = useTexts(paymentTexts)
  useFreshOnReturn()
  if (config === 'asking') return <Skeleton title lines={6} label={texts.loading} />
  if (config === 'unknown' || config.mode === 'off' || !config.publishableKey || !reachable)
    return <Unavailable />
  const { mode, publishableKey } = config
  return (
    <PaymentSheet
      {...props}
      {...{ mode, publishableKey }}
      onUnavailable={() => setReachable(false)}
    />
  )
}

/** What happened and what to do; in a new document the provider's script gets another chance. */
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
    <div role="alert">
      <EmptyState level={1} title={texts.title} action={actions}>
        <div className={styles.why}>
          <p>{localMessages.paymentsUnavailable}</p>
          <p>{texts.what}</p>
        </div>
      </EmptyState>
    </div>
  )
}

function useConfig(): PaymentConfig | 'asking' | 'unknown' {
  const { premium } = useClients()
  const [config, setConfig] = useState<PaymentConfig | 'asking' | 'unknown'>('asking')
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    premium.call(endpoints.paymentConfig, { signal }).then(
      ({ body }) => setConfig(body),
      () => signal.aborted || setConfig('unknown'),
    )
    return () => leaving.abort()
  }, [premium])
  return config
}

/** A page that the browser kept while one was at the bank stands where it was left: at work. */
function useFreshOnReturn(): void {
  useEffect(() => {
    const begin = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()
    window.addEventListener('pageshow', begin)
    return () => window.removeEventListener('pageshow', begin)
  }, [])
}

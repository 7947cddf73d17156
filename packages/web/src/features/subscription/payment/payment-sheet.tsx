import type { PaymentConfig } from '@daywell/core/billing'
import { LockKeyhole } from 'lucide-react'
import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { Wish } from '#features/subscription/screen-view.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import type { KnownSubscription } from '#panels/paywall/subscription-store.ts'
import styles from './payment.module.css'
import { paymentTexts } from './payment.texts.ts'
import type { PaymentMethodProps, Till } from './payment-method.ts'
import { returnAddress } from './return-address.ts'
import { Summary } from './summary.tsx'
import { TestCard } from './test-card/test-card.tsx'
import { type Progress, usePayment } from './use-payment.ts'

export interface PaymentFormProps {
  /** From `create-subscription`; only the provider knows what it pays for. */
  clientSecret: string
  wish: Wish
  /** The payment configuration. */
  config: PaymentConfig
  /**
   * Refreshes the subscription. The form stays busy until then and navigates on; its parent keeps
   * it mounted until it's left.
   */
  onPaid: () => Promise<KnownSubscription>
  /** Reports whether a payment is pending, which must not be left. */
  onWorking: (isWorking: boolean) => void
}

interface PaymentSheetProps extends Omit<PaymentFormProps, 'config'> {
  mode: Exclude<PaymentConfig['mode'], 'off'>
  publishableKey: string
  onUnavailable: () => void
}

const methods = {
  stripe: lazy(async () => ({
    default: (await import('./stripe/stripe-method.tsx')).StripeMethod,
  })),
  sandbox: TestCard,
}

export function PaymentSheet({ wish, onPaid, onWorking, mode, ...provider }: PaymentSheetProps) {
  const texts = useTexts(paymentTexts)
  const [till, setTill] = useState<Till>()
  const { progress, pay } = usePayment(onPaid, onWorking)
  const heading = useFirstFocus()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (till) void pay(till)
  }
  return (
    <Paper className={styles.sheet} padding="none">
      <div className={styles.half}>
        <h1 className="text-title" ref={heading} tabIndex={-1}>
          {wish.owedBy ? texts.owed.title : texts.title}
        </h1>
        <Summary wish={wish} />
      </div>
      <form className={styles.half} noValidate onSubmit={submit}>
        <Method mode={mode} {...provider} onTill={setTill} />
        <Verdict progress={progress} />
        <Button
          type="submit"
          kind="primary"
          size="large"
          wide
          busy={progress.step === 'working'}
          busyLabel={texts.processing}
          aria-disabled={!till || progress.step === 'gone'}
        >
          {wish.owedBy ? texts.owed.pay : texts.subscribe}
        </Button>
        <p className={styles.secure}>
          <LockKeyhole aria-hidden="true" />
          {mode === 'stripe' ? texts.secure : texts.testCard.kept}
        </p>
      </form>
    </Paper>
  )
}

function Method({
  mode,
  ...props
}: Omit<PaymentMethodProps, 'returnUrl'> & Pick<PaymentSheetProps, 'mode'>) {
  const { loading } = useTexts(paymentTexts)
  const Provider = methods[mode]
  return (
    <Suspense fallback={<Skeleton label={loading} lines={4} />}>
      <Provider {...props} returnUrl={returnAddress()} />
    </Suspense>
  )
}

function Verdict({ progress }: { progress: Progress }) {
  const texts = useTexts(paymentTexts).gone
  if (progress.step === 'failed') return <Banner kind="danger">{progress.says}</Banner>
  if (progress.step !== 'gone') return null
  const again = (
    <Button size="small" onClick={() => window.location.reload()}>
      {texts.again}
    </Button>
  )
  return (
    <Banner kind="danger" action={again}>
      {texts.what}
    </Banner>
  )
}

/** The button that led here is gone, so focus moves to the heading. */
function useFirstFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}

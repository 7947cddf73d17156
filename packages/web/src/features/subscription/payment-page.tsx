import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import frame from './page-frame.module.css'
import type { Begun } from './screen-view.ts'
import { Loading } from './states/loading.tsx'
import { subscriptionTexts } from './subscription.texts.ts'
import type { PlansPage } from './use-plans-page.ts'

const PaymentForm = lazy(async () => ({
  default: (await import('./payment/payment-form.tsx')).PaymentForm,
}))

/** The payment form, and the way back to the plans as long as nothing is paid. */
export function PaymentPage({ begun, page }: { begun: Begun; page: PlansPage }) {
  const { change } = useTexts(subscriptionTexts).payment
  const { plan, clientSecret, isPaid } = begun
  return (
    <div className={`wrap ${frame.page}`}>
      <div>
        <Button
          kind="quiet"
          icon={<ArrowLeft aria-hidden="true" />}
          aria-disabled={isPaid}
          onClick={page.leavePayment}
        >
          {change}
        </Button>
      </div>
      <Suspense fallback={<Loading />}>
        <PaymentForm clientSecret={clientSecret} plan={plan} onPaid={page.paid} />
      </Suspense>
    </div>
  )
}

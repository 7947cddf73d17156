import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import frame from './page-frame.module.css'
import type { Begun } from './screen-view.ts'
import { Loading } from './states/loading.tsx'
import { subscriptionTexts } from './subscription.texts.ts'
import type { PlansPage } from './use-plans-page.ts'

const PaymentForm = lazy(async () => ({
  default: (await import('./payment/payment-form.tsx')).PaymentForm,
}))

/** The payment form, with a way back unless a payment is pending or done. */
export function PaymentPage({ begun, page }: { begun: Begun; page: PlansPage }) {
  const { change, back } = useTexts(subscriptionTexts).payment
  const [isWorking, setWorking] = useState(false)
  const { wish, clientSecret, config, isPaid } = begun
  return (
    <div className={`wrap ${frame.page}`}>
      <div>
        <Button
          kind="quiet"
          icon={<ArrowLeft aria-hidden="true" />}
          aria-disabled={isPaid || isWorking}
          onClick={page.leavePayment}
        >
          {wish.owedBy ? back : change}
        </Button>
      </div>
      <Suspense fallback={<Loading />}>
        <PaymentForm
          clientSecret={clientSecret}
          wish={wish}
          config={config}
          onPaid={page.paid}
          onWorking={setWorking}
        />
      </Suspense>
    </div>
  )
}

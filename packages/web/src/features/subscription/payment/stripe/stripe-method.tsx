import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { paymentTexts } from '../payment.texts.ts'
import type { PaymentMethodProps } from '../payment-method.ts'
import { openPaymentElement } from './open-payment-element.ts'

/** Timeout for loading Stripe's form. */
const LOAD_TIMEOUT_MS = 20_000

/** Stripe's Payment Element. */
export function StripeMethod({ onTill, onUnavailable, ...payment }: PaymentMethodProps) {
  const texts = useTexts(paymentTexts)
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const open = useEffectEvent(() => openPaymentElement(place.current as HTMLElement, payment))
  const giveUp = useEffectEvent(onUnavailable)

  useEffect(() => {
    let left = false
    const opening = open()
    const patience = setTimeout(() => giveUp(), LOAD_TIMEOUT_MS)
    opening.then(
      ({ till }) => {
        clearTimeout(patience)
        if (left) return
        setReady(true)
        onTill(till)
      },
      () => left || giveUp(),
    )
    return () => {
      left = true
      clearTimeout(patience)
      onTill(undefined)
      opening.then(
        ({ close }) => close(),
        () => {},
      )
    }
  }, [onTill])

  return (
    <>
      {!ready && <Skeleton label={texts.loading} lines={4} />}
      <div ref={place} />
    </>
  )
}

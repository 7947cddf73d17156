import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import type { Outcome } from '../outcome.ts'
import { paymentTexts } from '../payment.texts.ts'
import type { PaymentMethodProps } from '../payment-method.ts'
import { payWithTestCard } from './pay-with-test-card.ts'
import styles from './test-card.module.css'
import { filledIn, testCards } from './test-cards.ts'
import { useCard } from './use-card.ts'

interface Question {
  readonly amount: number
  readonly answer: (how: 'complete' | 'fail') => void
}

/** Takes one of Stripe's published test cards instead of Stripe's form. */
export function TestCard({ onTill, ...payment }: PaymentMethodProps) {
  const texts = useTexts(paymentTexts).testCard
  const form = useCard()
  const [question, setQuestion] = useState<Question>()
  const confirm = useEffectEvent(async (): Promise<Outcome> => {
    if (!form.check()) return { kind: 'incomplete' }
    return payWithTestCard(payment, form.card, async (amount) => {
      const answer = await new Promise<'complete' | 'fail'>((resolve) =>
        setQuestion({ amount, answer: resolve }),
      )
      setQuestion(undefined)
      return answer
    })
  })
  useEffect(() => {
    onTill({ confirm: () => confirm() })
    return () => onTill(undefined)
  }, [onTill])
  return (
    <div className={styles.method}>
      <Paper tone="note" padding="small" className={styles.note}>
        <p className={styles.mode}>{texts.mode}</p>
        <p>{texts.choose}</p>
        <ul className={styles.cards}>
          {testCards.map(({ kind, number }) => (
            <li key={kind}>
              <Button
                size="small"
                kind="quiet"
                className={styles.card}
                onClick={() => form.fill(filledIn(number, new Date()))}
              >
                <span className={styles.number}>{number}</span>{' '}
                <span className={styles.kind}>{texts.kinds[kind]}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Paper>
      <CardFields form={form} />
      {question && <AuthenticationDialog {...question} />}
    </div>
  )
}

interface AuthenticationDialogProps {
  /** In cents. */
  amount: number
  answer: (how: 'complete' | 'fail') => void
}

/** A stand-in for the bank's 3-D Secure challenge. */
function AuthenticationDialog({ amount, answer }: AuthenticationDialogProps) {
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

function CardFields({ form }: { form: ReturnType<typeof useCard> }) {
  const texts = useTexts(paymentTexts).testCard
  const field = (name: Parameters<typeof form.field>[0]) => {
    const { complaint, ...rest } = form.field(name)
    const error = complaint && texts.wrong[complaint]
    return { ...rest, error, inputMode: 'numeric', required: true } as const
  }
  return (
    <div className={styles.fields} ref={form.fields}>
      <Field label={texts.number} autoComplete="off" {...field('number')} />
      <Field
        label={texts.expiry}
        autoComplete="off"
        placeholder={texts.expiryHint}
        {...field('expiry')}
      />
      <Field label={texts.code} autoComplete="off" {...field('code')} />
    </div>
  )
}

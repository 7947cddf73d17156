import { useTexts } from '#kit/texts/use-texts.ts'
import { Field } from '#kit/ui/field/field.tsx'
import { paymentTexts } from '../payment.texts.ts'
import styles from './test-card.module.css'
import type { useCard } from './use-card.ts'

export function CardFields({ form }: { form: ReturnType<typeof useCard> }) {
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

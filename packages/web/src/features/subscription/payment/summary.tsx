import { type Plan, plans } from '@daywell/core/billing'
import { useTexts } from '#texts/use-texts.ts'
import styles from './payment.module.css'
import { paymentTexts } from './payment.texts.ts'
import { renewalAfter } from './renewal.ts'

/** What is bought, what it costs today, and when it costs something again. */
export function Summary({ plan }: { plan: Plan }) {
  const texts = useTexts(paymentTexts).summary
  const price = `$${plans[plan].price.toFixed(2)}`
  const renewal = renewalAfter(new Date(), plan)
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
  const rows = [
    [texts.plan[plan], price],
    [texts.today, price],
    [texts.renews, format.format(renewal)],
  ] as const
  return (
    <>
      <dl className={styles.summary}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.promise}>{texts.cancel}</p>
    </>
  )
}

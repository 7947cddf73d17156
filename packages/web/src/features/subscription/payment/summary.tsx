import { plans } from '@daywell/core/billing'
import { dayInWords, money } from '#features/subscription/in-words.ts'
import type { Wish } from '#features/subscription/screen-view.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import styles from './payment.module.css'
import { paymentTexts } from './payment.texts.ts'
import { renewalAfter } from './renewal.ts'

type Texts = (typeof paymentTexts)['en']['summary']
type Rows = readonly (readonly [name: string, value: string])[]

/** What's paid, the price today, and the renewal date. */
export function Summary({ wish }: { wish: Wish }) {
  const texts = useTexts(paymentTexts).summary
  return (
    <>
      <dl className={styles.summary}>
        {rowsOf(wish, texts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.promise}>{wish.owedBy ? texts.owed.what : texts.cancel}</p>
    </>
  )
}

function rowsOf(wish: Wish, texts: Texts): Rows {
  if (wish.owedBy) return owedRows(wish, texts)
  const price = `$${plans[wish.plan].price.toFixed(2)}`
  return [
    [texts.plan[wish.plan], price],
    [texts.today, price],
    [texts.renews, dayInWords(renewalAfter(new Date(), wish.plan))],
  ]
}

/** Only what the provider says: the amount need not be a plan's price or start today. */
function owedRows({ plan, owedBy }: Extract<Wish, { owedBy: object }>, texts: Texts): Rows {
  const { owed, currentPeriodEnd } = owedBy
  const paidUntil = owed?.paidUntil ?? currentPeriodEnd
  const name = plan ? texts.plan[plan] : texts.owed.plan
  const amount = owed && money(owed.amount, owed.currency)
  return [
    ...(amount
      ? ([
          [name, amount],
          [texts.today, amount],
        ] as const)
      : []),
    ...(paidUntil ? ([[texts.owed.paidUntil, dayInWords(paidUntil)]] as const) : []),
  ]
}

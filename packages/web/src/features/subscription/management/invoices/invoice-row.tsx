import type { AnswerOf, endpoints } from '@daywell/core/contract'
import { dayInWords, money } from '#features/subscription/in-words.ts'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import styles from './invoices.module.css'

export type Invoice = AnswerOf<typeof endpoints.invoices>['body'][number]

/** Date, state, amount, and a link if the provider has one. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const texts = useTexts(subscriptionTexts).invoices
  const { createdAt, number, currency, status, url } = invoice
  const amount = amountOf(invoice)
  const state = Object.hasOwn(texts.states, status)
    ? texts.states[status as keyof typeof texts.states]
    : status
  return (
    <li className={styles.row}>
      <span className={styles.day}>{dayInWords(createdAt)}</span>
      <span className={styles.number}>{number}</span>
      <span className={styles.amount}>{amount > 0 && money(amount, currency)}</span>
      <span className={styles.state}>{state}</span>
      <span className={styles.link}>
        {url?.startsWith('https://') && (
          <a
            className="text-link"
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={number ? texts.openOf(number) : undefined}
          >
            {texts.open}
          </a>
        )}
      </span>
    </li>
  )
}

/** What was paid, or is still to be; nothing of one that never will be. */
const amountOf = ({ amountPaid, amountDue = 0, status }: Invoice) =>
  amountPaid === 0 && status === 'open' ? amountDue : amountPaid

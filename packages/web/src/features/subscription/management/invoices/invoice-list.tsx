import { useId } from 'react'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import styles from './invoices.module.css'
import { type Invoices, useInvoices } from './use-invoices.ts'

/** `onlyIfAny`: for one who has no subscription, and may never have had one. */
export function InvoiceList({ onlyIfAny = false }: { onlyIfAny?: boolean }) {
  const { title } = useTexts(subscriptionTexts).invoices
  const { invoices, retry } = useInvoices()
  const titleId = useId()
  const isAny = invoices.phase === 'known' && invoices.list.length > 0
  if (onlyIfAny && !isAny) return null
  return (
    <section className={styles.invoices} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <Inside invoices={invoices} onRetry={retry} />
    </section>
  )
}

function Inside({ invoices, onRetry }: { invoices: Invoices; onRetry: () => void }) {
  const texts = useTexts(subscriptionTexts).invoices
  if (invoices.phase === 'loading') return <Skeleton label={texts.loading} lines={3} />
  if (invoices.phase === 'failed') {
    const retry = (
      <Button size="small" kind="quiet" onClick={onRetry}>
        {texts.retry}
      </Button>
    )
    return (
      <Banner kind="danger" action={retry}>
        {texts.failed}
      </Banner>
    )
  }
  if (invoices.list.length === 0) return <p className="text-quiet">{texts.empty}</p>
  return (
    <ul className={styles.list}>
      {invoices.list.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  )
}

import { endpoints } from '@daywell/core/contract'
import { useId } from 'react'
import { useClients } from '#api/clients-context.ts'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { type Fetched, useFetch } from '#kit/fetch/use-fetch.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { type Invoice, InvoiceRow } from './invoice-row.tsx'
import styles from './invoices.module.css'

/** `onlyIfAny`: hides the section for a person who may never have subscribed. */
export function InvoiceList({ onlyIfAny = false }: { onlyIfAny?: boolean }) {
  const { title } = useTexts(subscriptionTexts).invoices
  const { premium } = useClients()
  const invoices = useFetch(
    async ({ signal }): Promise<readonly Invoice[]> =>
      (await premium.call(endpoints.invoices, { signal })).body,
  )
  const titleId = useId()
  const isAny = invoices.value && invoices.value.length > 0
  if (onlyIfAny && !isAny) return null
  return (
    <section className={styles.invoices} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <Inside {...invoices} onRetry={invoices.retry} />
    </section>
  )
}

interface InsideProps extends Fetched<readonly Invoice[]> {
  onRetry: () => void
}

function Inside({ phase, value: invoices, onRetry }: InsideProps) {
  const texts = useTexts(subscriptionTexts).invoices
  if (phase === 'loading') return <Skeleton label={texts.loading} lines={3} />
  if (!invoices) {
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
  if (invoices.length === 0) return <p className="text-quiet">{texts.empty}</p>
  return (
    <ul className={styles.list}>
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  )
}

import { endpoints } from '@daywell/core/contract'
import { useEffect, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import type { Invoice } from './invoice-row.tsx'

export type Invoices =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'known'; readonly list: readonly Invoice[] }

export function useInvoices() {
  const { premium } = useClients()
  const [invoices, setInvoices] = useState<Invoices>({ phase: 'loading' })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks anew
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    premium.call(endpoints.invoices, { signal }).then(
      ({ body: list }) => setInvoices({ phase: 'known', list }),
      () => signal.aborted || setInvoices({ phase: 'failed' }),
    )
    return () => asking.abort()
  }, [premium, round])

  return {
    invoices,
    retry() {
      setInvoices({ phase: 'loading' })
      setRound(round + 1)
    },
  }
}

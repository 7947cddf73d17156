import { endpoints } from '@daywell/core/contract'
import { useCallback, useEffect, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { loadsPaymentDocument } from './payment/payment-document.ts'
import type { KnownConfig } from './screen-view.ts'

/** How one can pay here, and the way to ask again. */
export function usePaymentConfig(): [KnownConfig, () => Promise<void>] {
  const { premium } = useClients()
  const [known, setKnown] = useState<KnownConfig>({ phase: 'unknown' })
  const ask = useCallback(
    () =>
      premium.call(endpoints.paymentConfig).then(
        ({ body: config }) => {
          if (!loadsPaymentDocument(config)) setKnown({ phase: 'known', config })
        },
        () => setKnown((last) => (last.phase === 'known' ? last : { phase: 'failed' })),
      ),
    [premium],
  )
  useEffect(() => void ask(), [ask])
  return [known, ask]
}

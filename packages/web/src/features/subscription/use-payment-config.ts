import type { PaymentConfig } from '@daywell/core/billing'
import { endpoints } from '@daywell/core/contract'
import { useCallback, useEffect, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import type { KnownConfig } from './screen-view.ts'

const UNKNOWN: KnownConfig = { phase: 'unknown' }
const FAILED: KnownConfig = { phase: 'failed' }

const never = () => false

/**
 * The payment configuration and a retry. If paying needs another document, which `leadsAway` opens,
 * it stays unknown in this one.
 */
export function usePaymentConfig(
  leadsAway: (config: PaymentConfig) => boolean = never,
): [KnownConfig, () => Promise<KnownConfig>] {
  const { premium } = useClients()
  const [known, setKnown] = useState(UNKNOWN)
  const ask = useCallback(async () => {
    const found = await premium.call(endpoints.paymentConfig).then(
      ({ body: config }): KnownConfig => (leadsAway(config) ? UNKNOWN : { phase: 'known', config }),
      () => FAILED,
    )
    setKnown((last) => (last.phase === 'known' && found.phase !== 'known' ? last : found))
    return found
  }, [premium, leadsAway])
  useEffect(() => void ask(), [ask])
  return [known, ask]
}

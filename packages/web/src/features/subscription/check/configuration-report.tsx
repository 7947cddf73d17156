import type { PaymentConfig } from '@daywell/core/billing'
import { endpoints } from '@daywell/core/contract'
import { usePaymentConfig } from '#features/subscription/use-payment-config.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import styles from './check.module.css'
import { checkTexts } from './check.texts.ts'

export function ConfigurationReport() {
  const texts = useTexts(checkTexts)
  const [known, ask] = usePaymentConfig()
  if (known.phase === 'unknown') return <Skeleton label={texts.asking} lines={5} />
  if (known.phase === 'known') return <Rows config={known.config} />
  const again = (
    <Button size="small" onClick={() => void ask()}>
      {texts.again}
    </Button>
  )
  return (
    <Banner kind="danger" action={again}>
      {texts.unknown}
    </Banner>
  )
}

function Rows({ config: { mode, publishableKey, prices } }: { config: PaymentConfig }) {
  const { rows, modes, missing } = useTexts(checkTexts)
  const values = {
    mode: modes[mode],
    key: publishableKey && shortened(publishableKey),
    monthly: prices.monthly,
    yearly: prices.yearly,
    webhook: `${window.location.origin}${endpoints.paymentWebhook.path}`,
  }
  return (
    <dl className={styles.rows}>
      {(Object.keys(values) as (keyof typeof values)[]).map((name) => (
        <div key={name}>
          <dt>{rows[name]}</dt>
          <dd>{values[name] ?? missing}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Enough to recognize a key, in case a secret one was configured by mistake. */
function shortened(key: string): string {
  return key.length > 20 ? `${key.slice(0, 11)}…${key.slice(-4)}` : key
}

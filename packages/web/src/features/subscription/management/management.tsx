import { type Plan, plans, priceWithPeriod, type SubscriptionStatus } from '@daywell/core/billing'
import type { ReactNode } from 'react'
import { dayInWords, money } from '#features/subscription/in-words.ts'
import { Trouble } from '#features/subscription/states/trouble.tsx'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import type { Beginning } from '#features/subscription/use-beginning.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { CancelButton } from './cancel-button.tsx'
import { InvoiceList } from './invoices/invoice-list.tsx'
import styles from './management.module.css'
import { standingOf } from './standing.ts'
import { type Ended, useResuming } from './use-changing.ts'

interface ManagementProps {
  status: SubscriptionStatus
  beginning: Beginning
  /** The operator has switched payments off, so nothing can be changed here. */
  isOff: boolean
  /** Called after a change, with the reason if the subscription ended immediately. */
  onChanged: (ended: Ended | null) => void
}

/** The current plan, its dates, and the actions to change it. */
export function Management({ status, isOff, ...rest }: ManagementProps) {
  const { management: texts } = useTexts(subscriptionTexts)
  const { cancelAtPeriodEnd, plan } = status
  const standing = standingOf(status, Date.now())
  return (
    <>
      <Paper as="section" padding="large" className={styles.sheet}>
        <dl className={styles.facts}>
          <Fact name={texts.plan}>{planWords(plan, texts)}</Fact>
          {standing.date && (
            <Fact name={texts.dates[standing.kind]}>{dayInWords(standing.date)}</Fact>
          )}
          {!isOff && !cancelAtPeriodEnd && status.ifCancelled && (
            <Fact name={texts.cancelling}>{outcomeWords(status, texts)}</Fact>
          )}
        </dl>
        {status.forEveryone && <p className="text-soft">{texts.forEveryone}</p>}
        {isOff ? <Banner>{texts.switchedOff}</Banner> : <Actions status={status} {...rest} />}
      </Paper>
      {!isOff && <InvoiceList />}
    </>
  )
}

function Actions({ status, beginning, onChanged }: Omit<ManagementProps, 'isOff'>) {
  const { paymentFailed, cancelAtPeriodEnd } = status
  return (
    <>
      <Trouble why={beginning.trouble} />
      <div className={styles.actions}>
        {paymentFailed && <PayButton status={status} beginning={beginning} />}
        {cancelAtPeriodEnd && !paymentFailed ? (
          <ResumeButton onChanged={onChanged} />
        ) : (
          <CancelButton status={status} onChanged={onChanged} />
        )}
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Texts = (typeof subscriptionTexts)['en']['management']

function planWords(plan: Plan | null, texts: Texts): string {
  return plan ? texts.planName(plans[plan].name, priceWithPeriod(plan)) : texts.otherPlan
}

function outcomeWords({ ifCancelled, currentPeriodEnd }: SubscriptionStatus, texts: Texts) {
  const { outcomes } = texts
  if (ifCancelled !== 'ends-with-period') return outcomes[ifCancelled ?? 'ended']
  return currentPeriodEnd && outcomes['ends-with-period'](dayInWords(currentPeriodEnd))
}

interface PayButtonProps {
  status: SubscriptionStatus
  beginning: Beginning
}

/** Pays a failed renewal with the same form as the first payment. */
function PayButton({ status, beginning }: PayButtonProps) {
  const { management, picker } = useTexts(subscriptionTexts)
  const { plan, owed } = status
  return (
    <Button
      kind="primary"
      busy={beginning.isBusy}
      busyLabel={picker.working}
      onClick={() => void beginning.begin({ plan, owedBy: status })}
    >
      {owed ? management.pay(money(owed.amount, owed.currency)) : management.payAll}
    </Button>
  )
}

/** Undoes a cancellation while the paid period lasts. */
function ResumeButton({ onChanged }: { onChanged: (ended: Ended | null) => void }) {
  const { management, resume: texts } = useTexts(subscriptionTexts)
  const { isBusy, resume } = useResuming(onChanged)
  return (
    <Button kind="primary" busy={isBusy} busyLabel={texts.working} onClick={() => void resume()}>
      {management.resume}
    </Button>
  )
}

import { localMessages } from '@daywell/core/errors'
import { type ReactNode, useState } from 'react'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button, buttonClass } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { BenefitList } from '#panels/paywall/benefit-list.tsx'
import { InvoiceList } from './management/invoices/invoice-list.tsx'
import { leadOf } from './management/lead.ts'
import { Management } from './management/management.tsx'
import { standingOf } from './management/standing.ts'
import frame from './page-frame.module.css'
import { PaymentPage } from './payment-page.tsx'
import { PlanPicker } from './picker/plan-picker.tsx'
import type { View } from './screen-view.ts'
import { Loading } from './states/loading.tsx'
import { subscriptionTexts } from './subscription.texts.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { type PlansPage, usePlansPage } from './use-plans-page.ts'

export default function SubscriptionScreen() {
  const texts = useTexts(subscriptionTexts)
  const page = usePlansPage()
  const { view, notice } = page
  useHeadingFocus(stateOf(view))
  if (view.kind === 'payment') return <PaymentPage begun={view.begun} page={page} />
  return (
    <PageFrame {...headOf(view, texts)}>
      {notice && <Banner>{texts.notices[notice]}</Banner>}
      <Inside view={view} page={page} />
    </PageFrame>
  )
}

/** A key that changes when the view's buttons do. */
function stateOf(view: View): string {
  return view.kind === 'management' ? standingOf(view.status, Date.now()).kind : view.kind
}

type Shown = Exclude<View, { kind: 'payment' }>

function Inside({ view, page }: { view: Shown; page: PlansPage }) {
  const { plan, choose, beginning, isOff, changed } = page
  switch (view.kind) {
    case 'sign-in':
      return <SignInAgain />
    case 'loading':
      return <Loading />
    case 'unavailable':
      return <Unavailable onRetry={view.canRetry ? page.retry : undefined} />
    case 'everyone':
      return <Everyone />
    case 'management':
      return (
        <Management status={view.status} beginning={beginning} isOff={isOff} onChanged={changed} />
      )
    case 'picker':
      return (
        <>
          <PlanPicker plan={plan} onChoose={choose} beginning={beginning} />
          <InvoiceList onlyIfAny />
        </>
      )
  }
}

function headOf(view: Shown, texts: (typeof subscriptionTexts)['en']) {
  switch (view.kind) {
    case 'sign-in':
      return { title: texts.signInAgain.title, lead: texts.signInAgain.what }
    case 'loading':
      return { title: texts.loading.title }
    case 'unavailable':
      return { title: texts.unavailable.title, lead: localMessages.paymentsUnavailable }
    case 'everyone':
      return { title: texts.management.title, lead: texts.everyone.lead }
    case 'management': {
      const standing = standingOf(view.status, Date.now())
      return { title: texts.management.title, lead: leadOf(standing, texts.management) }
    }
    case 'picker':
      return { title: texts.picker.title, lead: texts.picker.lead }
  }
}

interface PageFrameProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** The screen's heading, which stays while its states change. */
function PageFrame({ title, lead, children }: PageFrameProps) {
  return (
    <div className={`wrap ${frame.page}`}>
      <header className={frame.head}>
        <h1 className="text-question" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="text-lead text-soft">{lead}</p>}
      </header>
      {children}
    </div>
  )
}

/** Shown if the operator gives everyone Premium: nothing is sold. */
function Everyone() {
  const texts = useTexts(subscriptionTexts).everyone
  return (
    <>
      <Paper padding="large">
        <BenefitList />
      </Paper>
      <div className={frame.actions}>
        <Link className={buttonClass({ kind: 'primary' })} to="/journal">
          {texts.journal}
        </Link>
      </div>
    </>
  )
}

/** The session ended while the page was open: say so instead of redirecting. */
function SignInAgain() {
  const texts = useTexts(subscriptionTexts).signInAgain
  return (
    <div className={frame.actions}>
      <Link className={buttonClass({ kind: 'primary' })} to="/login">
        {texts.signIn}
      </Link>
      <Link className={buttonClass({ kind: 'quiet' })} to="/journal">
        {texts.journal}
      </Link>
    </div>
  )
}

/** Nothing can be bought right now; the free journal is unaffected. */
function Unavailable({ onRetry }: { onRetry: (() => Promise<unknown>) | undefined }) {
  const texts = useTexts(subscriptionTexts).unavailable
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry?.()
    setBusy(false)
  }
  return (
    <>
      <p className={`text-soft ${frame.aside}`}>{texts.free}</p>
      <div className={frame.actions}>
        {onRetry && (
          <Button busy={isBusy} busyLabel={texts.retrying} onClick={() => void retry()}>
            {texts.retry}
          </Button>
        )}
        <Link className={buttonClass({ kind: 'primary' })} to="/journal">
          {texts.journal}
        </Link>
      </div>
    </>
  )
}

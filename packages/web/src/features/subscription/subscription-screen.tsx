import { localMessages } from '@daywell/core/errors'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { InvoiceList } from './management/invoices/invoice-list.tsx'
import { leadOf } from './management/lead.ts'
import { Management } from './management/management.tsx'
import { standingOf } from './management/standing.ts'
import { PageFrame } from './page-frame.tsx'
import { PaymentPage } from './payment-page.tsx'
import { PlanPicker } from './picker/plan-picker.tsx'
import type { View } from './screen-view.ts'
import { Everyone } from './states/everyone.tsx'
import { Loading } from './states/loading.tsx'
import { SignInAgain } from './states/sign-in-again.tsx'
import { Unavailable } from './states/unavailable.tsx'
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

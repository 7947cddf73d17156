import { type ReactNode, useEffect, useState } from 'react'
import { isOn } from '#features/subscription/is-on.ts'
import { useHeadingFocus } from '#features/subscription/use-heading-focus.ts'
import { Link } from '#kit/navigation/link.tsx'
import { useLocation, useNavigate } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Ribbon } from '#kit/ui/brand/ribbon.tsx'
import { Button, buttonClass } from '#kit/ui/button/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { SpinnerMark } from '#kit/ui/feedback/spinner.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { useSubscriptionStore } from '#panels/paywall/use-subscription.ts'
import { awaitSubscription, type Step } from './await-subscription.ts'
import styles from './success.module.css'
import { successTexts } from './success.texts.ts'

/** The return page of a payment. Only the server says whether it's paid. */
export default function SuccessScreen() {
  const { search } = useLocation()
  useForgottenSecret()
  const isFailed = new URLSearchParams(search).get('redirect_status') === 'failed'
  return isFailed ? <Failed /> : <Waiting />
}

function Waiting() {
  const { refresh } = useSubscriptionStore()
  const [step, setStep] = useState<Step>('processing')
  const texts = useTexts(successTexts)
  const { title, what } = texts[step]
  useHeadingFocus(step)

  useEffect(() => {
    if (step !== 'processing') return
    return awaitSubscription({
      isActive: async () => isOn(await refresh()),
      clock: {
        after(ms, act) {
          const timer = setTimeout(act, ms)
          return () => clearTimeout(timer)
        },
      },
      onStep: setStep,
    })
  }, [step, refresh])

  const again = (
    <Button kind="primary" onClick={() => setStep('processing')}>
      {texts.overdue.again}
    </Button>
  )
  return (
    <Sheet
      title={title}
      mark={step === 'processing' ? <SpinnerMark /> : step === 'active' && <Ribbon />}
      action={step === 'overdue' && again}
      leadsOn={step === 'active'}
    >
      <p>{what}</p>
      {step === 'overdue' && <p>{texts.overdue.advice}</p>}
    </Sheet>
  )
}

function Failed() {
  const { title, what, again } = useTexts(successTexts).failed
  const action = (
    <Link className={buttonClass({ kind: 'primary' })} to="/subscription">
      {again}
    </Link>
  )
  return (
    <Sheet title={title} action={action}>
      <p>{what}</p>
    </Sheet>
  )
}

interface SheetProps {
  title: string
  mark?: ReactNode
  children: ReactNode
  action?: ReactNode
  /** The journal is the primary next step here. */
  leadsOn?: boolean
}

function Sheet({ title, mark, children, action, leadsOn = false }: SheetProps) {
  const texts = useTexts(successTexts)
  return (
    <div className={`wrap ${styles.page}`}>
      <Paper padding="large" className={styles.sheet}>
        <div className={styles.words} role="status">
          <h1 className="text-title" tabIndex={-1}>
            {mark} {title}
          </h1>
          {children}
        </div>
        <div className={classNames(styles.actions, !action && !leadsOn && styles.waiting)}>
          {action}
          <Link className={buttonClass({ kind: leadsOn ? 'primary' : 'quiet' })} to="/journal">
            {texts.journal}
          </Link>
          <Link className={buttonClass({ kind: 'quiet' })} to="/preferences">
            {texts.preferences}
          </Link>
        </div>
      </Paper>
    </div>
  )
}

/** The provider puts the client secret into the URL; remove it from there. */
function useForgottenSecret(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const said = new URLSearchParams(search)
    if (!said.has('payment_intent_client_secret')) return
    const status = said.get('redirect_status')
    const kept = status ? `?${new URLSearchParams({ redirect_status: status })}` : ''
    navigate(`${pathname}${kept}`, { replace: true })
  }, [pathname, search, navigate])
}

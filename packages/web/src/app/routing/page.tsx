import {
  type ComponentType,
  type LazyExoticComponent,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { appTexts } from '#app/app.texts.ts'
import { ErrorBoundary } from '#app/crash/error-boundary.tsx'
import { GoTo } from '#kit/navigation/go-to.tsx'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Spinner } from '#kit/ui/feedback/spinner.tsx'
import { useSession, useSessionState } from '#services/session/session-context.ts'
import { type Access, type Passage, passage } from './passage.ts'
import { carryOn, wayBack } from './way-back.ts'

type To = Extract<Passage, { to: string }>['to']

/** After signing up, a person goes through onboarding first. */
const SIGNUP_PATH = '/signup'

/** Redirects; after a sign-in, back to the page that required it. */
function Redirect({ to, access }: { to: To; access: Access }) {
  const location = useLocation()
  const session = useSessionState()
  if (session.phase === 'signed-out')
    return <GoTo to={to} state={carryOn(location, session.because, session.whose)} />
  const back = access === 'visitors' ? wayBack(location.state, session.userId) : null
  // Onboarding first, then the page they came for.
  if (
    back &&
    session.phase === 'signed-in' &&
    !session.onboarded &&
    location.pathname === SIGNUP_PATH
  )
    return <GoTo to="/onboarding" state={{ next: back }} />
  return <GoTo to={back ?? to} />
}

export interface PageRow {
  readonly path: string
  readonly title: keyof typeof appTexts.en.titles
  readonly access: Access
  readonly load: () => Promise<unknown>
  readonly Screen: LazyExoticComponent<ComponentType>
  /** Errors are caught here, so the header survives a crash of this page. */
  readonly bounded?: true
}

export type Arrive = (title: string) => void

/** One route: checks access, lazy-loads the screen, and sets the title. */
export function Page({ row, arrive }: { row: PageRow; arrive: Arrive }) {
  const way = usePassage(row.access)
  useAheadOfTime(row.load)
  if (way === 'wait') return <Waiting />
  if (way !== 'open') return <Redirect to={way.to} access={row.access} />
  const screen = row.bounded ? (
    <ErrorBoundary>
      <row.Screen />
    </ErrorBoundary>
  ) : (
    <row.Screen />
  )
  return (
    <>
      {screen}
      <Arrived title={row.title} arrive={arrive} />
    </>
  )
}

export function Waiting() {
  return <Spinner size="page" label={useTexts(appTexts).loading} />
}

function usePassage(access: Access): Passage {
  const session = useSession()
  const state = useSessionState()
  const { search } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const signedIn = state.phase === 'signed-in'
  if (signedIn && !wasSignedIn) setWasSignedIn(true)

  const fromNotification = new URLSearchParams(search).get('from') === 'notification'
  const completes = access === 'journal' && signedIn && fromNotification
  useEffect(() => {
    if (completes) session.completeOnboarding()
  }, [completes, session])
  return passage(state, { access, fromNotification, wasSignedIn })
}

/** Starts loading the screen while the session is still being checked. */
function useAheadOfTime(load: PageRow['load']): void {
  useEffect(() => {
    // A failed load is reported where the screen renders.
    load().catch(() => {})
  }, [load])
}

/**
 * A sibling of the lazy screen, so its effect runs once the screen is mounted. It's a layout
 * effect, so the scroll position is restored before the paint.
 */
function Arrived({ title, arrive }: { title: PageRow['title']; arrive: Arrive }) {
  const { key } = useLocation()
  const name = useTexts(appTexts).titles[title]
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation, even to the same page
  useLayoutEffect(() => arrive(name), [arrive, name, key])
  return null
}

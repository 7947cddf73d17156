import {
  type ComponentType,
  type LazyExoticComponent,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { appTexts } from '#app/app.texts.ts'
import { ErrorBoundary } from '#app/crash/error-boundary.tsx'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Spinner } from '#kit/ui/feedback/spinner.tsx'
import { useSession, useSessionState } from '#services/session/session-context.ts'
import { type Access, type Passage, passage } from './passage.ts'
import { Redirect } from './redirect.tsx'

export interface PageRow {
  readonly path: string
  readonly title: keyof typeof appTexts.en.titles
  readonly access: Access
  readonly load: () => Promise<unknown>
  readonly Screen: LazyExoticComponent<ComponentType>
  /** A crash stays on this page and leaves the header alone. */
  readonly bounded?: true
}

export type Arrive = (title: string) => void

/** One page of the app: who may see it, its screen once that is loaded, and its title. */
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

/** The screen is fetched while the session is still being checked. */
function useAheadOfTime(load: PageRow['load']): void {
  useEffect(() => {
    // A screen that cannot be fetched is reported where it is rendered.
    load().catch(() => {})
  }, [load])
}

/**
 * Sits beside the screen, so that its effect waits until the screen is really there; and comes
 * before the paint, so that a shorter page does not first move the place where one was reading.
 */
function Arrived({ title, arrive }: { title: PageRow['title']; arrive: Arrive }) {
  const { key } = useLocation()
  const name = useTexts(appTexts).titles[title]
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is an arrival, also to the same page
  useLayoutEffect(() => arrive(name), [arrive, name, key])
  return null
}

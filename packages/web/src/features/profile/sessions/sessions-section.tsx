import type { Session } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useRef } from 'react'
import { useClients } from '#api/clients-context.ts'
import { profileTexts } from '#features/profile/profile.texts.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { useFetch } from '#kit/fetch/use-fetch.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { EndOthers } from './end-others.tsx'
import { sortSessions } from './last-used.ts'
import { SessionRow } from './session-row.tsx'
import styles from './sessions.module.css'

/** Lists the person's sessions and ends them. */
export function SessionsSection() {
  const { sessions: texts } = useTexts(profileTexts)
  const { sessions, end, endOthers } = useSessions()
  const { value: known } = sessions
  const list = useRef<HTMLUListElement>(null)
  // The pressed button disappears with its session.
  const focusList = () => list.current?.focus()
  return (
    <PageSection title={texts.title} aside={texts.lead}>
      <p className="text-soft">{texts.what}</p>
      {sessions.phase === 'loading' && (
        <div className={styles.waiting}>
          <Skeleton label={texts.loading} lines={2} />
        </div>
      )}
      {sessions.phase === 'failed' && !known && (
        <Banner
          kind="danger"
          action={
            <Button size="small" kind="quiet" onClick={sessions.retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Banner>
      )}
      {known && (
        <>
          <ul ref={list} tabIndex={-1} className={styles.list}>
            {known.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={(id) => end(id).then(focusList)}
              />
            ))}
          </ul>
          {known.length > 1 ? (
            <EndOthers count={known.length - 1} onEnd={() => endOthers().then(focusList)} />
          ) : (
            <p className="text-soft">{texts.onlyHere}</p>
          )}
        </>
      )}
    </PageSection>
  )
}

/** The person's sessions. */
function useSessions() {
  const { premium } = useClients()
  const { update, ...sessions } = useFetch(async ({ signal }) =>
    sortSessions((await premium.call(endpoints.listSessions, { signal })).body),
  )
  const remove = (isEnded: (session: Session) => boolean) =>
    update((list) => list.filter((session) => !isEnded(session)))
  return {
    sessions,
    async end(id: string) {
      await premium.call(endpoints.endSession, { params: { id } }).catch(ignoreGone)
      remove((session) => session.id === id)
    },
    async endOthers() {
      await premium.call(endpoints.endOtherSessions)
      remove((session) => !session.current)
    },
  }
}

/** Idempotent: a session that was already ended elsewhere counts as ended. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof CallFailure) || error.status !== 404) throw error
}

import { useRef } from 'react'
import { profileTexts } from '#features/profile/profile.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { EndOthers } from './end-others.tsx'
import { SessionRow } from './session-row.tsx'
import styles from './sessions.module.css'
import { useSessions } from './use-sessions.ts'

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

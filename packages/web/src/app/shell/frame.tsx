import type { MouseEvent, ReactNode } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { ARRIVAL_ID } from '#app/routing/arrival.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useSessionState } from '#services/session/session-context.ts'
import { Header, HelpLink } from './header.tsx'
import styles from './shell.module.css'

/** The frame of every page: skip link, header, notices, content. */
export function Frame({ notices, children }: { notices?: ReactNode; children: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a real link, so it also works before hydration */}
      <a href="#page" className={styles.skip} onClick={skipToPage}>
        {useTexts(appTexts).skip}
      </a>
      <Header />
      <div id={ARRIVAL_ID} className={styles.unseen} aria-live="polite" />
      {notices}
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      {/* On a phone, a visitor's header has no space for it. */}
      {useSessionState().phase === 'signed-out' && (
        <footer className={styles.foot}>
          <HelpLink />
        </footer>
      )}
    </>
  )
}

/** Moves focus without adding a history entry. */
function skipToPage(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('page')?.focus()
}

import type { MouseEvent, ReactNode } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useSessionState } from '#services/session/session-context.ts'
import { Header, HelpLink } from './header.tsx'
import styles from './shell.module.css'

/** What is seen of every page: the way past the header, the header, what is to be noticed, the page. */
export function Frame({ notices, children }: { notices?: ReactNode; children: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads there also before the app runs, and without it */}
      <a href="#page" className={styles.skip} onClick={skipToPage}>
        {useTexts(appTexts).skip}
      </a>
      <Header />
      {notices}
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      {/* The bar of a visitor has no room for it on a phone. */}
      {useSessionState().phase === 'signed-out' && (
        <footer className={styles.foot}>
          <HelpLink />
        </footer>
      )}
    </>
  )
}

/** Once the app runs, without one more step of the history. */
function skipToPage(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('page')?.focus()
}

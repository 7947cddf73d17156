import type { ReactNode } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Header } from './header.tsx'
import styles from './shell.module.css'

/** What is seen of every page: the way past the header, the header, what is to be noticed, the page. */
export function Frame({ notices, children }: { notices?: ReactNode; children: ReactNode }) {
  return (
    <>
      {/* A button, because a link to #page would be one more step of the history. */}
      <button type="button" className={styles.skip} onClick={skipToPage}>
        {useTexts(appTexts).skip}
      </button>
      <Header />
      {notices}
      <main id="page" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

function skipToPage(): void {
  document.getElementById('page')?.focus()
}

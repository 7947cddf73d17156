import { type ReactNode, useEffect } from 'react'
import { lateTexts } from '#app/late.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import styles from './new-version.module.css'
import { reloadIntoNewest } from './reload-into-newest.ts'

/**
 * Another tab runs a newer version, so this one can't write anymore: it reloads on request or while
 * hidden. The page's text is kept as a draft.
 */
export function Outdated({ children }: { children: ReactNode }) {
  const texts = useTexts(lateTexts)
  useEffect(() => {
    const reloadIfHidden = () => {
      if (document.visibilityState === 'hidden') void reloadIntoNewest(window)
    }
    reloadIfHidden()
    document.addEventListener('visibilitychange', reloadIfHidden)
    return () => document.removeEventListener('visibilitychange', reloadIfHidden)
  }, [])
  const reload = (
    <Button size="small" onClick={() => void reloadIntoNewest(window)}>
      {texts.newVersion.reload}
    </Button>
  )
  return (
    <div className={styles.place}>
      <Banner action={reload}>{children}</Banner>
    </div>
  )
}

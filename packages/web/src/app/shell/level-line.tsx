import { privacyLevels } from '@daywell/core/preferences'
import { useSyncExternalStore } from 'react'
import { appTexts } from '#app/app.texts.ts'
import type { Journal } from '#journal/journal.ts'
import { Link } from '#navigation/link.tsx'
import { useLocation } from '#navigation/navigation.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/button/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import styles from './shell.module.css'

const PLACE = '/words'

/** That a change of the level is under way, with the way to where it is shown in full. */
export function LevelLine({ journal: { levelChange } }: { journal: Journal }) {
  const { levelNotice } = useTexts(appTexts)
  const { pathname } = useLocation()
  const { change } = useSyncExternalStore(levelChange.subscribe, levelChange.state)
  if (!change || pathname === PLACE) return null
  const level = privacyLevels[change.to]
  return (
    <div className={`wrap ${styles.notice}`} data-chrome="">
      <Banner
        action={
          <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={PLACE}>
            {levelNotice.show}
          </Link>
        }
      >
        {change.paused ? levelNotice.paused(level) : levelNotice.going(level)}
      </Banner>
    </div>
  )
}

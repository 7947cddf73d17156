import { privacyLevels } from '@daywell/core/preferences'
import type { ReactNode } from 'react'
import { Link } from '#kit/navigation/link.tsx'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button, buttonClass } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { levelLineTexts } from './level-line.texts.ts'
import styles from './shell.module.css'

const PLACE = '/privacy'

/** Says that the privacy level is changing or was changed on another device, with a link. */
export function LevelLine({ journal }: { journal: Journal }) {
  return (
    <>
      <ChangeHere journal={journal} />
      <ChangedElsewhere journal={journal} />
    </>
  )
}

function ChangeHere({ journal: { levelChange } }: { journal: Journal }) {
  const texts = useTexts(levelLineTexts)
  const { pathname } = useLocation()
  const { change } = useObservable(levelChange, levelChange.state)
  if (!change || pathname === PLACE) return null
  const level = privacyLevels[change.to]
  return (
    <Line action={<Way>{texts.show}</Way>}>
      {change.paused ? texts.paused(level) : texts.going(level)}
    </Line>
  )
}

function ChangedElsewhere({ journal: { levels } }: { journal: Journal }) {
  const texts = useTexts(levelLineTexts)
  const { pathname } = useLocation()
  const level = useObservable(levels, levels.changedElsewhere)
  if (!level) return null
  const dismiss = () => {
    levels.acknowledge()
    document.getElementById('page')?.focus()
  }
  const action = (
    <>
      {pathname !== PLACE && <Way>{texts.review}</Way>}
      <Button kind="quiet" size="small" onClick={dismiss}>
        {texts.dismiss}
      </Button>
    </>
  )
  return <Line action={action}>{texts.elsewhere[level]}</Line>
}

function Way({ children }: { children: ReactNode }) {
  return (
    <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={PLACE}>
      {children}
    </Link>
  )
}

function Line({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.notice}`} data-chrome="">
      <Banner action={action}>{children}</Banner>
    </div>
  )
}

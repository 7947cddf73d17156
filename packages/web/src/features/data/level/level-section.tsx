import { type PrivacyLevel, privacyLevels } from '@daywell/core/preferences'
import { useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { ChangeLevelDialog } from './change-level-dialog.tsx'
import { levelTexts } from './level.texts.ts'
import { LevelChoice } from './level-choice.tsx'
import { useChange, useLevels } from './use-level-change.ts'

/** The three privacy levels, and the dialog that switches between them. */
export function LevelSection() {
  const texts = useTexts(levelTexts)
  const journal = useJournal()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <PageSection id="level" title={texts.title} aside={texts.aside} headingRef={heading}>
      {journal ? (
        <OpenSection journal={journal} onClosed={() => restoreFocus(heading.current)} />
      ) : (
        <Skeleton label={texts.opening} />
      )}
    </PageSection>
  )
}

/** The button that opened the dialog may be gone, since its level is now the current one. */
function restoreFocus(heading: HTMLElement | null): void {
  if (!document.activeElement || document.activeElement === document.body) heading?.focus()
}

function OpenSection({ journal, onClosed }: { journal: Journal; onClosed: () => void }) {
  const texts = useTexts(levelTexts)
  const state = useChange(journal)
  const { here, there } = useLevels(journal)
  const [wanted, setWanted] = useState<PrivacyLevel>()
  const [shown, setShown] = useState(false)
  const { change, ended } = state
  const close = () => {
    setWanted(undefined)
    setShown(false)
    if (ended) journal.levelChange.dismiss()
    // Wait until the dialog has tried to restore focus.
    requestAnimationFrame(onClosed)
  }
  const to = change?.to ?? ended?.change.to ?? wanted
  return (
    <>
      {change && <Running journal={journal} to={change.to} onShow={() => setShown(true)} />}
      {!change && here && there && here !== there && (
        <Banner
          action={
            <Button kind="quiet" size="small" onClick={() => setWanted(here)}>
              {texts.settle(privacyLevels[here])}
            </Button>
          }
        >
          {texts.differs(privacyLevels[here], privacyLevels[there])}
        </Banner>
      )}
      <LevelChoice current={here} disabled={change !== null} onChoose={setWanted} />
      {to && (wanted || shown || ended) && (
        <ChangeLevelDialog journal={journal} to={to} onClose={close} />
      )}
    </>
  )
}

function Running(props: { journal: Journal; to: PrivacyLevel; onShow: () => void }) {
  const { work, trouble } = useTexts(levelTexts)
  const { trouble: why } = useChange(props.journal)
  return (
    <Banner
      action={
        <Button kind="quiet" size="small" onClick={props.onShow}>
          {work.show}
        </Button>
      }
    >
      {work.title(privacyLevels[props.to])}. {why && trouble[why]}
    </Banner>
  )
}

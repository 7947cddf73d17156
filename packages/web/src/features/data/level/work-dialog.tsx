import { privacyLevels } from '@daywell/core/preferences'
import type { ChangeState, LevelChange } from '@daywell/core/privacy'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Progress } from '#kit/ui/feedback/progress.tsx'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { type LevelTexts, levelTexts } from './level.texts.ts'
import { useChange } from './use-level-change.ts'

interface Props {
  readonly journal: Journal
  readonly change: LevelChange
  readonly onClose: () => void
}

/** PRIV-12: shows the progress. The change continues if the dialog is closed. */
export function WorkDialog({ journal, change, onClose }: Props) {
  const texts = useTexts(levelTexts)
  const state = useChange(journal)
  const { work } = texts
  return (
    <Dialog
      open
      wide
      title={work.title(privacyLevels[change.to])}
      onClose={onClose}
      actions={
        <>
          {!state.elsewhere && <Controls journal={journal} change={change} />}
          <Button kind="primary" data-autofocus="" onClick={onClose}>
            {work.close}
          </Button>
        </>
      }
    >
      {state.elsewhere ? <p>{work.elsewhere}</p> : <HowFar state={state} change={change} />}
      {state.trouble && (
        <Banner
          kind={state.trouble === 'storage' ? 'danger' : 'info'}
          action={
            <Button kind="quiet" size="small" onClick={journal.levelChange.retry}>
              {work.retry}
            </Button>
          }
        >
          {texts.trouble[state.trouble]}
        </Banner>
      )}
      <p className="text-small text-quiet">{work.safe}</p>
    </Dialog>
  )
}

function Controls({ journal, change }: Pick<Props, 'journal' | 'change'>) {
  const { work } = useTexts(levelTexts)
  const { pause, stop, continue: goOn } = journal.levelChange
  if (change.step === 'server') {
    return (
      <Button kind="quiet" onClick={stop}>
        {work.cancel}
      </Button>
    )
  }
  return (
    <>
      <Button kind="quiet" onClick={stop}>
        {work.stop}
      </Button>
      <Button onClick={change.paused ? goOn : pause}>
        {change.paused ? work.continue : work.pause}
      </Button>
    </>
  )
}

function HowFar({ state, change }: { state: ChangeState; change: LevelChange }) {
  const texts = useTexts(levelTexts)
  const done = change.total - state.left
  const share = change.step === 'server' || change.total === 0 ? undefined : done / change.total
  // The live region announces quarters only: every entry would be a stream of numbers.
  const quarter = share === undefined ? 0 : Math.floor(share * 4) * 25
  return (
    <>
      <p>{phase(texts, state, change)}</p>
      {!state.trouble && <Progress label={texts.work.progress} value={share} />}
      <VisuallyHidden>
        <span role="status">{quarter > 0 && texts.work.share(quarter)}</span>
      </VisuallyHidden>
    </>
  )
}

function phase(
  { work }: LevelTexts,
  { work: doing, left, trouble }: ChangeState,
  change: LevelChange,
) {
  const { step, paused, way, total } = change
  if (step === 'server') return trouble ? work.serverLater : work.server
  if (paused) return work.paused(total - left, total)
  if (doing === 'check' || total === 0) return work.check
  return (way === 'bring' ? work.bring : work.upload)(total - left, total)
}

import { privacyLevels } from '@daywell/core/preferences'
import type { Ending } from '@daywell/core/privacy'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { type LevelTexts, levelTexts } from './level.texts.ts'

/** The outcome of a level change, and where entries are stored now. */
export function EndDialog({ ended, onClose }: { ended: Ending; onClose: () => void }) {
  const { end } = useTexts(levelTexts)
  const { title, what } = saying(end, ended)
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <Button kind="primary" data-autofocus="" onClick={onClose}>
          {end.close}
        </Button>
      }
    >
      <p role="status">{what}</p>
    </Dialog>
  )
}

function saying(end: LevelTexts['end'], { how, change, left }: Ending) {
  const { from, to, way, step, total } = change
  const level = privacyLevels[to]
  if (how === 'overtaken') return { title: end.overtaken, what: end.overtakenWhat(left) }
  if (how === 'stopped') {
    return step === 'server'
      ? { title: end.cancelled, what: end.cancelledWhat(privacyLevels[from]) }
      : { title: end.stopped, what: end.stoppedWhat(level, left) }
  }
  const moved = way === 'bring' ? end.brought(total) : end.uploaded(total)
  return { title: end.done(level), what: way === 'leave' ? end.nothingMoved : moved }
}

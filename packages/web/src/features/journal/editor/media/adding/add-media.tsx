import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import type { FieldRefs, MediaAsk } from '../../use-page.ts'
import { pageMediaTexts } from '../media.texts.ts'
import { VoiceNotes } from '../recording/voice-notes.tsx'
import { AddDialog } from './add-dialog.tsx'
import styles from './add-media.module.css'
import type { Adding } from './adding.ts'
import { DayOffer } from './day-offer.tsx'
import { DropArea } from './drop-area.tsx'
import { filesOf, PickedFiles } from './picked-files.tsx'
import { useAdding } from './use-adding.ts'
import { usePageTarget } from './use-page-target.ts'

/** The button below the text, and all other ways to add photos and recordings to the page. */
export function AddMedia({ refs }: { refs: FieldRefs }) {
  const texts = useTexts(pageMediaTexts)
  const adding = useAdding()
  const { target, takenOn, settleDay, addFiles } = usePageTarget(refs, adding)
  const [open, setOpen] = useState<'choice' | 'recorder'>()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const answer = useEffectEvent((ask: MediaAsk) => {
    if (ask === 'take') void adding?.take(target())
    else setOpen(ask === 'record' ? 'recorder' : 'choice')
  })
  useEffect(() => {
    const { asks } = refs
    asks.hear = () => {
      const { waiting } = asks
      asks.waiting = undefined
      if (waiting) answer(waiting)
    }
    asks.hear()
    return () => {
      asks.hear = undefined
    }
  }, [refs])
  const pick = (input: HTMLInputElement | null) => {
    setOpen(undefined)
    input?.click()
  }
  if (!adding) return null
  return (
    <div className={styles.add}>
      <Button
        kind="quiet"
        size="small"
        className={styles.button}
        icon={<ImagePlus aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen('choice')}
      >
        {texts.add}
      </Button>
      <Announced adding={adding} />
      {takenOn !== undefined && <DayOffer day={takenOn} onAnswer={settleDay} />}
      <PickedFiles ref={picker} onPick={addFiles} />
      <PickedFiles ref={camera} fromCamera onPick={addFiles} />
      <DropArea refs={refs} onFiles={(files, at) => addFiles(filesOf(files), at)} />
      <AddDialog
        open={open === 'choice'}
        onClose={() => setOpen(undefined)}
        onCamera={() => pick(camera.current)}
        onFiles={() => pick(picker.current)}
        onRecord={() => setOpen('recorder')}
      />
      <VoiceNotes
        isOpen={open === 'recorder'}
        onClose={() => setOpen(undefined)}
        onDone={(file) => addFiles([file])}
      />
    </div>
  )
}

function Announced({ adding }: { adding: Adding }) {
  const { added } = useTexts(pageMediaTexts).adding
  const count = useObservable(adding, adding.inserted)
  return (
    <VisuallyHidden>
      <span role="status">{count > 0 && added(count)}</span>
    </VisuallyHidden>
  )
}

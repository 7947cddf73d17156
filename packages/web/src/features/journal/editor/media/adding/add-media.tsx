import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import type { MediaAsk } from '../../use-page.ts'
import type { PageMedia } from '../edit/use-media-edit.ts'
import { pageMediaTexts } from '../media.texts.ts'
import { VoiceNotes } from '../recording/voice-notes.tsx'
import { AddDialog } from './add-dialog.tsx'
import styles from './add-media.module.css'
import { DayOffer } from './day-offer.tsx'
import { DropArea } from './drop-area.tsx'
import { filesOf, PickedFiles } from './picked-files.tsx'
import { useAdding } from './use-adding.ts'
import { usePageTarget } from './use-page-target.ts'

/** The button below the text, and all other ways to add photos and recordings to the page. */
export function AddMedia(media: PageMedia) {
  const { refs } = media
  const texts = useTexts(pageMediaTexts)
  const adding = useAdding()
  const { target, takenOn, settleDay, addFiles } = usePageTarget(media, adding)
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

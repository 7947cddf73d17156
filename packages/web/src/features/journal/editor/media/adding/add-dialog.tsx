import { Camera, Images, Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { KeepOriginals } from '#panels/media/keep-originals.tsx'
import { pageMediaTexts } from '../media.texts.ts'
import styles from './add-media.module.css'

interface AddDialogProps {
  open: boolean
  onClose: () => void
  onCamera: () => void
  onFiles: () => void
  onRecord: () => void
}

/** The ways to add something. */
export function AddDialog({ open, onClose, onCamera, onFiles, onRecord }: AddDialogProps) {
  const texts = useTexts(pageMediaTexts)
  return (
    <Dialog open={open} onClose={onClose} title={texts.add} closeLabel={texts.close}>
      <div className={styles.ways}>
        {hasTouch() && (
          <Way icon={<Camera aria-hidden="true" />} onClick={onCamera}>
            {texts.take}
          </Way>
        )}
        <Way icon={<Images aria-hidden="true" />} onClick={onFiles}>
          {texts.choose}
        </Way>
        <Way icon={<Mic aria-hidden="true" />} onClick={onRecord}>
          {texts.record}
        </Way>
      </div>
      <KeepOriginals />
    </Dialog>
  )
}

/** Computers answer `capture` with the usual choice of files. */
const hasTouch = () => window.matchMedia('(pointer: coarse)').matches

interface WayProps {
  icon: ReactNode
  onClick: () => void
  children: ReactNode
}

function Way({ icon, onClick, children }: WayProps) {
  return (
    <Button kind="plain" className={styles.way} icon={icon} onClick={onClick}>
      {children}
    </Button>
  )
}

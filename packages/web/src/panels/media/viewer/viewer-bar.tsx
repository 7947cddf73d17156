import type { MediaInfo } from '@daywell/core/media'
import { Download, Minimize2, Trash2, X, ZoomIn } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { mediaTexts } from '../media.texts.ts'
import { useDownload } from '../use-download.ts'
import styles from './media-viewer.module.css'

interface ViewerBarProps {
  at: number
  count: number
  info: MediaInfo
  isEnlarged: boolean
  onEnlarge: () => void
  /** Undefined where the text can't be changed. */
  onRemove: (() => void) | undefined
  onClose: () => void
}

export function ViewerBar({
  at,
  count,
  info,
  isEnlarged,
  onEnlarge,
  onRemove,
  onClose,
}: ViewerBarProps) {
  const { viewer } = useTexts(mediaTexts)
  const { download, hasFailed } = useDownload()
  return (
    <div className={styles.bar}>
      <p className={styles.count} aria-live="polite">
        {viewer.count(at + 1, count)}
      </p>
      <p className={styles.failed} role="status">
        {hasFailed && viewer.notHere}
      </p>
      <IconButton aria-label={isEnlarged ? viewer.fit : viewer.actualSize} onClick={onEnlarge}>
        {isEnlarged ? <Minimize2 aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
      </IconButton>
      <IconButton aria-label={viewer.download} onClick={() => void download(info)}>
        <Download aria-hidden="true" />
      </IconButton>
      {onRemove && (
        <IconButton aria-label={viewer.remove} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      <IconButton aria-label={viewer.close} data-autofocus="" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

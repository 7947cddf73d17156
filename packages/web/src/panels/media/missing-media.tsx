import type { MediaInfo, MediaKind } from '@daywell/core/media'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import styles from './media.module.css'
import { mediaTexts } from './media.texts.ts'
import type { ShownItem } from './shown-item.ts'
import { useDownload } from './use-download.ts'

interface MissingMediaProps {
  item: ShownItem
  /** Undefined if nothing is known of it. */
  kind: MediaKind | undefined
  why: 'on-server' | 'nowhere'
}

/** A calm box in place of what can't be shown, as large as it would be. */
export function MissingMedia({ item, kind, why }: MissingMediaProps) {
  const { missing } = useTexts(mediaTexts)
  const sentences = why === 'on-server' ? missing.onServer : missing.nowhere
  return (
    <div className={styles.missing}>
      {item.caption !== '' && <em dir="auto">{item.caption}</em>}
      <p>{kind ? sentences[kind] : missing.unknown}</p>
    </div>
  )
}

/** For what the browser can't decode. */
export function UnreadableMedia({ item, info }: { item: ShownItem; info: MediaInfo }) {
  const { missing } = useTexts(mediaTexts)
  const { download } = useDownload()
  return (
    <div className={styles.missing}>
      {item.caption !== '' && <em dir="auto">{item.caption}</em>}
      <p>{missing.unreadable[info.kind]}</p>
      <Button kind="quiet" onClick={() => void download(info)}>
        {missing.download}
      </Button>
    </div>
  )
}

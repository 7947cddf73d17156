import { type Entry, shownTitle, textBelowTitle } from '@daywell/core/journal'
import { mediaShownIn } from '@daywell/core/media'
import { useTexts } from '#kit/texts/use-texts.ts'
import { MediaThumbnail } from '#panels/media/media-thumbnail.tsx'
import styles from './entry-links.module.css'
import { habitTexts } from './habit.texts.ts'

interface EntryLinksProps {
  entries: readonly Entry[]
  onOpen: (entry: Entry) => void
}

/** Links to entries, with title and first words. */
export function EntryLinks({ entries, onOpen }: EntryLinksProps) {
  const { words } = useTexts(habitTexts)
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry._id}>
          <button type="button" className={styles.entry} onClick={() => onOpen(entry)}>
            <EntryThumbnail content={entry.content} />
            <span className={styles.title} dir="auto">
              {shownTitle(entry)}
            </span>{' '}
            <span className={styles.preview}>
              {textBelowTitle(entry, 'beginning').slice(0, 160)}
            </span>{' '}
            <span className={styles.words}>{words(entry.metadata.wordCount)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function EntryThumbnail({ content }: { content: string }) {
  const ids = mediaShownIn(content).map(({ id }) => id)
  return ids.length > 0 && <MediaThumbnail className={styles.thumbnail} ids={ids} />
}

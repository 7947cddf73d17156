import { type Entry, titleOrDate } from '@daywell/core/journal'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { useJournal } from '#services/journal/journal-context.ts'
import { dayInWords } from '../days-in-words.ts'
import { insightsTexts } from '../insights.texts.ts'
import styles from './sources.module.css'

interface SourcesDialogProps {
  entries: readonly Entry[]
  onClose: () => void
}

/** Shows the entries behind a claim. */
export function SourcesDialog({ entries, onClose }: SourcesDialogProps) {
  const texts = useTexts(insightsTexts).sources
  const userId = useJournal()?.userId
  return (
    <Dialog
      open
      wide
      title={texts.title(entries.length)}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <div className={styles.entries}>
        {entries.map(({ _id, title, localDate, content }) => (
          <article key={_id} className={styles.entry}>
            <p className="text-label">{dayInWords(localDate)}</p>
            <h3 className={styles.title}>{titleOrDate(title, localDate)}</h3>
            <p className={`text-page ${styles.text}`}>{content}</p>
            <Link className={styles.behind} to="/journal" state={{ userId, entryId: _id }}>
              {texts.journal}
            </Link>
          </article>
        ))}
      </div>
    </Dialog>
  )
}

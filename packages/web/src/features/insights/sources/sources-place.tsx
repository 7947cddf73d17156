import { type Entry, isTitled } from '@daywell/core/journal'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { ReadText } from '#panels/media/read-text.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { dayInWords } from '../days-in-words.ts'
import { insightsTexts } from '../insights.texts.ts'
import { SourcesProvider } from './source-entries.ts'
import styles from './sources.module.css'

/** Provides the dialog in which claims open their entries. */
export function SourcesPlace({
  journal,
  children,
}: {
  journal: Journal | undefined
  children: ReactNode
}) {
  // Stored as ids, so that a deleted entry or another person's isn't shown.
  const [opened, setOpened] = useState<readonly string[]>([])
  const sources = useMemo(
    () => ({
      find: (ids: readonly string[]) =>
        ids.map((id) => journal?.store.find(id)).filter((entry) => entry !== undefined),
      open: setOpened,
    }),
    [journal],
  )
  const entries = sources.find(opened)
  return (
    <SourcesProvider value={sources}>
      {children}
      {entries.length > 0 && <SourcesDialog entries={entries} onClose={() => setOpened([])} />}
    </SourcesProvider>
  )
}

interface SourcesDialogProps {
  entries: readonly Entry[]
  onClose: () => void
}

/** Shows the entries behind a claim. */
function SourcesDialog({ entries, onClose }: SourcesDialogProps) {
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
        {entries.map((entry) => (
          <article key={entry._id} className={styles.entry}>
            <SourceHeading entry={entry} />
            <ReadText className={`text-page ${styles.text}`} text={entry.content} under={3} />
            <Link className={styles.behind} to="/journal" state={{ userId, entryId: entry._id }}>
              {texts.journal}
            </Link>
          </article>
        ))}
      </div>
    </Dialog>
  )
}

/** Its whole text follows: an entry without a title of its own is named by its day. */
function SourceHeading({ entry }: { entry: Entry }) {
  const day = dayInWords(entry.localDate)
  if (!isTitled(entry)) return <h3 className="text-label">{day}</h3>
  return (
    <>
      <p className="text-label">{day}</p>
      <h3 className={styles.title}>{entry.title}</h3>
    </>
  )
}

import { endpoints } from '@daywell/core/contract'
import { type DeletedEntry, shownTitle, titleOrDate } from '@daywell/core/journal'
import { useClients } from '#api/clients-context.ts'
import { useFetch } from '#kit/fetch/use-fetch.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { type Deleted, deletedEntries } from './deleted-entries.ts'
import { historyTexts } from './history.texts.ts'
import { type Outcome, ReadAndRestore } from './read-and-restore.tsx'
import { Reading } from './reading.tsx'
import { restoreDeleted } from './restore-version.ts'
import styles from './rows.module.css'
import { daysLeft } from './time-of.ts'

export interface RecentlyDeletedProps {
  onClose: () => void
}

/** Entries deleted in the last 30 days: read and restore. */
export function RecentlyDeleted({ onClose }: RecentlyDeletedProps) {
  const texts = useTexts(historyTexts).deleted
  const journal = useJournal()
  const { api } = useClients()
  const here = useFetch(journal && (() => journal.store.deleted()))
  const server = useFetch(
    async (): Promise<DeletedEntry[]> => (await api.call(endpoints.listDeleted)).body,
  )
  const restore = async ({ entry, kept }: Deleted): Promise<Outcome | undefined> => {
    if (!journal) return undefined
    try {
      const restored = await restoreDeleted({ journal, api }, entry._id, kept)
      return { kind: 'info', words: texts.restored(shownTitle(restored)) }
    } catch {
      return { kind: 'danger', words: texts.notRestored }
    } finally {
      here.reload()
      server.reload()
    }
  }
  return (
    <ReadAndRestore
      texts={texts}
      items={deletedEntries(here.value ?? [], server.value ?? [])}
      keyOf={({ entry }) => entry._id}
      loading={here.phase === 'loading'}
      server={server}
      row={(deleted) => <DeletedRow deleted={deleted} />}
      page={({ entry: { title, content, localDate } }) => (
        <Reading title={titleOrDate(title, localDate)} text={content} />
      )}
      onRestore={restore}
      onClose={onClose}
    />
  )
}

function DeletedRow({ deleted: { entry, deletedAt, kept } }: { deleted: Deleted }) {
  const texts = useTexts(historyTexts)
  const where = kept === 'here' ? texts.thisDevice : undefined
  return (
    <>
      <span className={styles.title} dir="auto">
        {shownTitle(entry)}
      </span>
      <span className={styles.facts}>
        {[where, texts.words(entry.metadata.wordCount)].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.facts}>{texts.deleted.left(daysLeft(deletedAt, Date.now()))}</span>
    </>
  )
}

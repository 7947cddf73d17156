import { useTexts } from '#kit/texts/use-texts.ts'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { MeaningOnDevice } from '#panels/ask/meaning/meaning-on-device.tsx'
import { useDraftCount, useOnlyHere } from '#panels/leaving/use-only-here.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { CountsTable } from './counts-table.tsx'
import { KeepingLine } from './keeping-line.tsx'
import { MediaLine } from './media-line.tsx'
import { SealedList } from './sealed-list.tsx'
import { StorageLines } from './storage-lines.tsx'
import { useHeldHere } from './use-held-here.ts'
import { useHeldThere } from './use-held-there.ts'
import styles from './where.module.css'
import { whereTexts } from './where.texts.ts'

/** Counts of what's on this device and on the server, and what's encrypted. */
export function WhereSection() {
  const texts = useTexts(whereTexts)
  const journal = useJournal()
  return (
    <PageSection id="stored" title={texts.title}>
      {journal ? <Numbers journal={journal} /> : <Skeleton label={texts.opening} />}
      <SealedList />
    </PageSection>
  )
}

function Numbers({ journal }: { journal: Journal }) {
  const texts = useTexts(whereTexts)
  const here = useHeldHere(journal)
  const there = useHeldThere(journal)
  const drafts = useDraftCount(journal)
  const { kept, waiting, deletions } = useOnlyHere(journal)
  if (!here) return <Skeleton label={texts.opening} />
  const changes = waiting + deletions
  return (
    <>
      <CountsTable here={here} drafts={drafts} there={there} />
      <div className={styles.lines}>
        <p role="status">
          {there.phase === 'asking' && texts.asking}
          {there.phase === 'unknown' && texts.unreachable}
        </p>
        {there.phase === 'known' && there.storage && <StorageLines storage={there.storage} />}
        <MediaLine />
        <p>
          {kept + changes === 0
            ? texts.allSynced
            : `${texts.onlyHere(kept)} ${changes > 0 ? texts.waiting(changes) : texts.nothingWaits}`}
        </p>
      </div>
      <KeepingLine bytes={here.bytes} />
      <div className={styles.lines}>
        <MeaningOnDevice journal={journal} />
      </div>
    </>
  )
}

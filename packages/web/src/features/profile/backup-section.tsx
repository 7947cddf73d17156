import { Link } from '#kit/navigation/link.tsx'
import { useObservable } from '#kit/observable/use-observable.ts'
import { dateAt } from '#kit/texts/more-dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { buttonClass } from '#kit/ui/button/button.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { backupUnderWay } from '#services/backup/backup-under-way.ts'
import { lastBackup } from '#services/backup/last-backup.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { profileTexts } from './profile.texts.ts'

/** Leads to Privacy & data, and says when the last backup was made here. */
export function BackupSection({ userId }: { userId: string }) {
  const { backup: texts } = useTexts(profileTexts)
  const { storage } = useJournalHandle()
  const last = useObservable(backupUnderWay, () => lastBackup(storage, userId))
  return (
    <PageSection title={texts.title} aside={texts.lead}>
      <p className="text-soft">
        {texts.where} {last === undefined ? texts.never : texts.last(dateAt(last))}
      </p>
      <Link className={buttonClass()} to="/privacy">
        {texts.open}
      </Link>
    </PageSection>
  )
}

import { Link } from '#kit/navigation/link.tsx'
import { useObservable } from '#kit/observable/use-observable.ts'
import { dateAt } from '#kit/texts/dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { buttonClass } from '#kit/ui/button/button.tsx'
import { backupUnderWay } from '#services/backup/backup-under-way.ts'
import { lastBackup } from '#services/backup/last-backup.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { profileTexts } from './profile.texts.ts'
import { ProfileSection } from './profile-section.tsx'

/** When the last backup was made here, with a link to make one. */
export function BackupSection({ userId }: { userId: string }) {
  const { backup: texts } = useTexts(profileTexts)
  const { storage } = useJournalHandle()
  const last = useObservable(backupUnderWay, () => lastBackup(storage, userId))
  return (
    <ProfileSection title={texts.title} lead={texts.lead}>
      <p className="text-soft">
        {last === undefined ? texts.never : texts.last(dateAt(last))} {texts.where}
      </p>
      <Link className={buttonClass()} to="/privacy">
        {texts.words}
      </Link>
    </ProfileSection>
  )
}

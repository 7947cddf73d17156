import { useSyncExternalStore } from 'react'
import { backupUnderWay } from '#backup/backup-under-way.ts'
import { lastBackup } from '#backup/last-backup.ts'
import { useJournalRoom } from '#journal/journal-context.ts'
import { Link } from '#navigation/link.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/button/button.tsx'
import { profileTexts } from './profile.texts.ts'
import { ProfileSection } from './profile-section.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** When the last backup was made here, and the way to the next one. */
export function BackupSection({ userId }: { userId: string }) {
  const { backup: texts } = useTexts(profileTexts)
  const { storage } = useJournalRoom()
  const last = useSyncExternalStore(backupUnderWay.subscribe, () => lastBackup(storage, userId))
  return (
    <ProfileSection title={texts.title} lead={texts.lead}>
      <p className="text-soft">
        {last === undefined ? texts.never : texts.last(day.format(last))} {texts.where}
      </p>
      <Link className={buttonClass()} to="/privacy">
        {texts.words}
      </Link>
    </ProfileSection>
  )
}

import { isLocalId } from '@daywell/core/journal'
import { useEffect, useState } from 'react'
import { Link } from '#kit/navigation/link.tsx'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button, buttonClass } from '#kit/ui/button/button.tsx'
import { isKept } from '#services/backup/is-kept.ts'
import { isBackupDue, noteNotNow } from '#services/backup/last-backup.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import styles from './shell.module.css'
import { storageTexts } from './storage.texts.ts'

const PLACE = '/privacy'

/** Offers a weekly backup if the browser may evict entries that are only on this device. */
export function BackupLine({ journal: { store, userId } }: { journal: Journal }) {
  const { weekly } = useTexts(storageTexts)
  const { storage } = useJournalHandle()
  const { pathname } = useLocation()
  const anyHere = useObservable(store, () => store.entries().some(({ _id }) => isLocalId(_id)))
  const kept = usePersistence(anyHere)
  const [notNow, setNotNow] = useState(false)
  const due = anyHere && kept === false && isBackupDue(storage, userId, Date.now())
  if (!due || notNow || pathname === PLACE) return null
  const wait = () => {
    noteNotNow(storage, userId, Date.now())
    setNotNow(true)
    document.getElementById('page')?.focus()
  }
  return (
    <aside className={`wrap ${styles.reminder}`} aria-label={weekly.label} data-chrome="">
      <p>{weekly.words}</p>
      <div className={styles.reminderActs}>
        <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={PLACE}>
          {weekly.act}
        </Link>
        <Button kind="quiet" size="small" onClick={wait}>
          {weekly.notNow}
        </Button>
      </div>
    </aside>
  )
}

/** Whether the browser granted persistent storage; undefined until it has answered. */
function usePersistence(anyHere: boolean): boolean | undefined {
  const [kept, setKept] = useState<boolean>()
  useEffect(() => {
    if (!anyHere) return
    // Checked again after the first local-only entry, which triggers the permission request.
    void isKept(navigator.storage).then(setKept)
  }, [anyHere])
  return kept
}

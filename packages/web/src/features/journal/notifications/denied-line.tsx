import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { useReminders } from '#services/reminders/use-reminders.ts'
import styles from './denied-line.module.css'
import { isNotNow, noteNotNow } from './not-now.ts'
import { notificationsTexts } from './notifications.texts.ts'

/** How to unblock notifications; dismissible. */
export function DeniedLine() {
  const texts = useTexts(notificationsTexts).denied
  const { permission } = useReminders()
  const { storage } = useJournalHandle()
  const [hidden, setHidden] = useState(() => isNotNow(storage, Date.now()))
  if (hidden || permission !== 'denied') return null
  const hide = () => {
    noteNotNow(storage, Date.now())
    setHidden(true)
    document.getElementById('page')?.focus()
  }
  return (
    <aside className={styles.line} aria-label={texts.label} data-chrome="">
      <p>{texts.words}</p>
      <Button kind="quiet" size="small" onClick={hide}>
        {texts.hide}
      </Button>
    </aside>
  )
}

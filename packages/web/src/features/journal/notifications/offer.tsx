import { wordsOfNotice } from '@daywell/core/reminders'
import { Bell } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { Kbd } from '#kit/ui/text/kbd.tsx'
import { notify } from '#kit/ui/toasts/notify.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { usePreferences } from '#services/preferences/use-preferences.ts'
import { useReminders } from '#services/reminders/use-reminders.ts'
import { noteNotNow } from './not-now.ts'
import { notificationsTexts } from './notifications.texts.ts'
import styles from './offer.module.css'

/** Shown instead of the journal until answered. */
export function Offer({ onDone }: { onDone: () => void }) {
  const texts = useTexts(notificationsTexts).offer
  const { storage } = useJournalHandle()
  const { enable, busy } = useEnable(onDone)
  const notNow = () => {
    noteNotNow(storage, Date.now())
    onDone()
  }
  useEscape(notNow)
  return (
    <div className={`wrap ${styles.place}`}>
      <Paper as="section" padding="large" className={styles.sheet}>
        <Example />
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.words}>{texts.words}</p>
        <div className={styles.answers}>
          <Button kind="primary" size="large" busy={busy} onClick={() => void enable()}>
            {texts.enable}
          </Button>
          <Button kind="quiet" size="large" onClick={notNow}>
            {texts.notNow}
          </Button>
        </div>
        <p className={styles.key}>
          <Kbd>Esc</Kbd> {texts.key}
        </p>
      </Paper>
    </div>
  )
}

/** A sample notification, so people know what they agree to. */
function Example() {
  const { example } = useTexts(notificationsTexts).offer
  const { title, body } = wordsOfNotice({ kind: 'reminder', day: '' })
  return (
    <figure className={styles.example}>
      <Bell aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        <span>{body}</span>
      </div>
      <figcaption>{example}</figcaption>
    </figure>
  )
}

function useEnable(onDone: () => void) {
  const texts = useTexts(notificationsTexts).offer
  const { ask, setUp } = useReminders()
  const preferences = usePreferences()
  const [busy, setBusy] = useState(false)
  const enable = async () => {
    setBusy(true)
    const answer = await ask().catch(() => 'unsupported' as const)
    setBusy(false)
    // A dismissed browser prompt: ask again, or "not now".
    if (answer === 'default') return
    if (answer === 'granted') {
      const known = preferences.known().preferences
      // If the server is unreachable, the next page retries.
      setUp(known).catch(() => {})
      notify.success(known.notifications.reminderEnabled ? texts.on : texts.onWithoutReminder)
    }
    onDone()
  }
  return { enable, busy }
}

function useEscape(act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

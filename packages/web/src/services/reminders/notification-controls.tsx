import { Bell, BellOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Switch } from '#kit/ui/choice/switch.tsx'
import { notify } from '#kit/ui/toasts/notify.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import styles from './notification-controls.module.css'
import { remindersTexts } from './reminders.texts.ts'
import { turnOff } from './turn-off.ts'
import { useReminders } from './use-reminders.ts'

/** This browser's notification permission, and a button that turns everything off. */
export function NotificationControls() {
  const texts = useTexts(remindersTexts)
  const { permission, ask } = useReminders()
  return (
    <div className={styles.controls}>
      <p className={styles.line} role="status">
        {permission === 'granted' ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
        {texts.permission[permission]}
      </p>
      {permission === 'default' && <Button onClick={() => void ask()}>{texts.ask}</Button>}
      {permission === 'granted' && <DaysAgreement />}
      <TurnOff />
    </div>
  )
}

function TurnOff() {
  const texts = useTexts(remindersTexts).off
  const reminders = useReminders()
  const [busy, setBusy] = useState(false)
  const hintId = useId()
  const end = async () => {
    setBusy(true)
    await turnOff(reminders, texts, notify)
    setBusy(false)
  }
  return (
    <div className={styles.off}>
      <Button busy={busy} aria-describedby={hintId} onClick={() => void end()}>
        {texts.button}
      </Button>
      <p id={hintId}>{texts.hint}</p>
    </div>
  )
}

/** Asks people with local entries whether the server may know the days they write on. */
function DaysAgreement() {
  const journal = useJournal()
  return journal ? <OfJournal journal={journal} /> : null
}

function OfJournal({ journal: { levels } }: { journal: Journal }) {
  const texts = useTexts(remindersTexts).days
  const { agreed, agree } = useReminders()
  // Optimistic update: the switch moves at once, even while its code is still loading.
  const [asked, setAsked] = useState<boolean>()
  const level = useObservable(levels, levels.level)
  if (level !== 'local' && level !== 'hybrid') return null
  const change = async (tellDays: boolean) => {
    setAsked(tellDays)
    await agree(tellDays).catch(() => notify.error(texts.failed))
    setAsked(undefined)
  }
  return (
    <Switch
      label={texts.label}
      hint={texts[level]}
      checked={asked ?? agreed}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}

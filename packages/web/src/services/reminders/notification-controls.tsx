import { Bell, BellOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { notify } from '#kit/ui/toasts/notify.ts'
import { DaysAgreement } from './days-agreement.tsx'
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

import { Bell, BellOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { DaysAgreement } from './days-agreement.tsx'
import styles from './notification-controls.module.css'
import { remindersTexts } from './reminders.texts.ts'
import { useReminders } from './use-reminders.ts'

interface Props {
  /** What was asked for is granted: the person's wishes can be followed. */
  readonly onGranted?: (() => void) | undefined
  /** The wishes of the person are both off now. */
  readonly onTurnedOff?: (() => void) | undefined
}

/** Whether this browser may show notifications, and how to end all of them. */
export function NotificationControls({ onGranted, onTurnedOff }: Props) {
  const texts = useTexts(remindersTexts)
  const { permission, ask } = useReminders()
  const enable = async () => {
    if ((await ask()) === 'granted') onGranted?.()
  }
  return (
    <div className={styles.controls}>
      <p className={styles.line} role="status">
        {permission === 'granted' ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
        {texts.permission[permission]}
      </p>
      {permission === 'default' && <Button onClick={() => void enable()}>{texts.ask}</Button>}
      {permission === 'granted' && <DaysAgreement />}
      <TurnOff onTurnedOff={onTurnedOff} />
    </div>
  )
}

function TurnOff({ onTurnedOff }: Pick<Props, 'onTurnedOff'>) {
  const texts = useTexts(remindersTexts).off
  const { turnOffEverywhere } = useReminders()
  const [busy, setBusy] = useState(false)
  const hintId = useId()
  const turnOff = async () => {
    setBusy(true)
    try {
      await turnOffEverywhere()
      onTurnedOff?.()
      notify.success(texts.done)
    } catch {
      notify.error(texts.failed)
    }
    setBusy(false)
  }
  return (
    <div className={styles.off}>
      <Button busy={busy} aria-describedby={hintId} onClick={() => void turnOff()}>
        {texts.button}
      </Button>
      <p id={hintId}>{texts.hint}</p>
    </div>
  )
}

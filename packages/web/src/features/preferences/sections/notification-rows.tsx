import type { Preferences } from '@daywell/core/preferences'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Checkbox } from '#kit/ui/choice/checkbox.tsx'
import { TimeField } from '#kit/ui/field/time-field.tsx'
import { NotificationControls } from '#services/reminders/notification-controls.tsx'
import { fieldTexts } from '../form/fields.texts.ts'
import type { PreferencesForm } from '../form/use-preferences-form.ts'
import { Row } from '../parts/section.tsx'
import styles from './sections.module.css'

export function NotificationRows({ form }: { form: PreferencesForm }) {
  const { names, hints } = useTexts(fieldTexts)
  const wishes = form.wanted.notifications
  const set = (part: Partial<Preferences['notifications']>) =>
    form.change({ ...form.wanted, notifications: { ...wishes, ...part } })
  return (
    <>
      <Row>
        <Checkbox
          label={names['notifications.reminderEnabled']}
          checked={wishes.reminderEnabled}
          onChange={({ target }) => set({ reminderEnabled: target.checked })}
        />
        {wishes.reminderEnabled && (
          <div className={styles.short}>
            <TimeField
              label={names['notifications.preferredTime']}
              error={form.complaints['notifications.preferredTime']}
              value={wishes.preferredTime}
              onChange={(preferredTime) => set({ preferredTime })}
            />
          </div>
        )}
        <Checkbox
          label={names['notifications.streakAlerts']}
          hint={hints.streakAlerts}
          checked={wishes.streakAlerts}
          onChange={({ target }) => set({ streakAlerts: target.checked })}
        />
      </Row>
      <Row>
        <NotificationControls />
      </Row>
    </>
  )
}

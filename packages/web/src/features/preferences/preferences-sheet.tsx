import { useSaveKey } from '#kit/forms/use-save-key.ts'
import { usePreferencesForm } from './form/use-preferences-form.ts'
import { SaveBar } from './save-bar.tsx'
import { JournalStyle } from './sections/journal-style.tsx'
import { NotificationsAndAccessibility } from './sections/notifications-and-accessibility.tsx'
import { PersonalInformation } from './sections/personal-information.tsx'
import { WritingGoals } from './sections/writing-goals.tsx'

/** All settings and the save bar. */
export function PreferencesSheet() {
  const form = usePreferencesForm()
  useSaveKey(() => void form.save())
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <NotificationsAndAccessibility form={form} />
      <JournalStyle form={form} />
      <WritingGoals form={form} />
      <PersonalInformation form={form} />
      <SaveBar form={form} />
    </form>
  )
}

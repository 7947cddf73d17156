import { useTexts } from '#kit/texts/use-texts.ts'
import type { PreferencesForm } from '../form/use-preferences-form.ts'
import { Section } from '../parts/section.tsx'
import { preferencesTexts } from '../preferences.texts.ts'
import { NotificationRows } from './notification-rows.tsx'
import { PageRows } from './page-rows.tsx'

export function NotificationsAndAccessibility({ form }: { form: PreferencesForm }) {
  const { sections } = useTexts(preferencesTexts)
  return (
    <Section {...sections.rest}>
      <PageRows form={form} />
      <NotificationRows form={form} />
    </Section>
  )
}

import { useState } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Switch } from '#kit/ui/choice/switch.tsx'
import { notify } from '#kit/ui/toasts/notify.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { remindersTexts } from './reminders.texts.ts'
import { useReminders } from './use-reminders.ts'

/** Asks people with local entries whether the server may know the days they write on. */
export function DaysAgreement() {
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

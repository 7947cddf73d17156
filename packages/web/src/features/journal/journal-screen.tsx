import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { journalTexts } from './journal.texts.ts'

export default function JournalScreen() {
  const texts = useTexts(journalTexts)
  return (
    <EmptyState level={1} title={texts.title}>
      {texts.notYet}
    </EmptyState>
  )
}

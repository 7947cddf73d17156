import { useRoomState, useThisTab } from '#journal/journal-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { journalTexts } from './journal.texts.ts'
import { Desk } from './layout/desk.tsx'

/** The journal of whoever is signed in. One can write before it is open. */
export default function JournalScreen() {
  const { userId } = useRoomState()
  const tab = useThisTab()
  const { opening } = useTexts(journalTexts)
  if (userId === undefined || !tab) return <Spinner size="page" label={opening} />
  return <Desk key={userId} userId={userId} tab={tab} />
}

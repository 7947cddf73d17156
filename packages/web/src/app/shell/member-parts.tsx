import { PaletteKey } from '#app/palette/palette-key.tsx'
import { useJournal } from '#services/journal/journal-context.ts'
import { JournalLines } from './journal-lines.tsx'

/** What every page has for a signed-in person, besides its frame. */
export function MemberParts() {
  const journal = useJournal()
  return (
    <>
      {journal && <JournalLines journal={journal} />}
      <PaletteKey />
    </>
  )
}

import { useEffect, useState } from 'react'
import { useJournalRoom, useRoomState, useThisTab } from '#journal/journal-context.ts'
import type { ThisTab } from '#journal/journal-room.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { journalTexts } from './journal.texts.ts'
import { Desk } from './layout/desk.tsx'
import { later } from './layout/later.tsx'
import { isOfferDue } from './notifications/not-now.ts'

// Where it cannot be fetched, nobody is kept from the page.
const Offer = later(() =>
  import('./notifications/offer.tsx').then(
    (found) => found.Offer,
    () => NoOffer,
  ),
)
const DeniedLine = later(async () => (await import('./notifications/denied-line.tsx')).DeniedLine)

/** The journal of whoever is signed in. One can write before it is open. */
export default function JournalScreen() {
  const { userId } = useRoomState()
  const tab = useThisTab()
  const { opening } = useTexts(journalTexts)
  if (userId === undefined || !tab) return <Spinner size="page" label={opening} />
  return <JournalOf key={userId} userId={userId} tab={tab} />
}

/** Asked once, as the screen opens: nothing comes over a page on which somebody writes. */
function JournalOf({ userId, tab }: { userId: string; tab: ThisTab }) {
  const { storage } = useJournalRoom()
  const [permission] = useState(() => window.Notification?.permission)
  const [offering, setOffering] = useState(
    () => permission === 'default' && isOfferDue(storage, userId, Date.now()),
  )
  if (offering) return <Offer onDone={() => setOffering(false)} />
  return (
    <>
      {permission !== 'granted' && <DeniedLine />}
      <Desk userId={userId} tab={tab} />
    </>
  )
}

function NoOffer({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone])
  return null
}

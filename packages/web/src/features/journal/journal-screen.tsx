import { useEffect, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Spinner } from '#kit/ui/feedback/spinner.tsx'
import { useJournalHandle, useJournalState, useThisTab } from '#services/journal/journal-context.ts'
import type { ThisTab } from '#services/journal/journal-handle.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import { journalTexts } from './journal.texts.ts'
import { JournalLayout } from './layout/journal-layout.tsx'
import { later } from './layout/later.tsx'
import { isOfferDue } from './notifications/not-now.ts'

const PATIENCE = 1500

// If the chunk is missing or slow, the journal shows without it.
const Offer = later(
  () =>
    Promise.race([
      import('./notifications/offer.tsx').then(
        (found) => found.Offer,
        () => NoOffer,
      ),
      new Promise<typeof NoOffer>((resolve) => setTimeout(resolve, PATIENCE, NoOffer)),
    ]),
  <Opening />,
)
const DeniedLine = later(async () => (await import('./notifications/denied-line.tsx')).DeniedLine)

/** The signed-in person's journal. Typing works before it's open. */
export default function JournalScreen() {
  const { userId } = useJournalState()
  const tab = useThisTab()
  if (userId === undefined || !tab) return <Opening />
  return <JournalOf key={userId} userId={userId} tab={tab} />
}

/** Checked once on mount: nothing may cover a page that's being written. */
function JournalOf({ userId, tab }: { userId: string; tab: ThisTab }) {
  const { storage } = useJournalHandle()
  const [permission] = useState(() => window.Notification?.permission)
  const [offering, setOffering] = useState(
    () =>
      permission === 'default' &&
      isOfferDue({
        storage,
        tab: safeStorage(() => window.sessionStorage),
        userId,
        now: Date.now(),
      }),
  )
  if (offering) return <Offer onDone={() => setOffering(false)} />
  return (
    <>
      {permission !== 'granted' && <DeniedLine />}
      <JournalLayout userId={userId} tab={tab} />
    </>
  )
}

function Opening() {
  return <Spinner size="page" label={useTexts(journalTexts).opening} />
}

function NoOffer({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone])
  return null
}

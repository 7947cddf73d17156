import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Journal } from '#journal/journal.ts'
import { useJournalRoom } from '#journal/journal-context.ts'
import type { JournalRoom } from '#journal/journal-room.ts'
import { whenOpen } from '#journal/when-open.ts'
import { drafts } from '#local-store/drafts.ts'
import type { Session } from '#session/session.ts'
import { useSession } from '#session/session-context.ts'
import { LogOutDialog } from './log-out-dialog.tsx'
import { countOnlyHere, isAnything } from './only-here.ts'
import { saveFirst } from './save-first.ts'

interface Props {
  readonly onStay: () => void
  readonly onLeave: () => void
  /** Saves the drafts of this tab and of closed ones. */
  readonly saveDrafts: (journal: Journal) => Promise<void>
}

/** PRIV-18: saves what was typed, then asks about words that are on this device alone, if any are. */
export function LogOut({ onStay, onLeave, saveDrafts }: Props) {
  const session = useSession()
  const room = useJournalRoom()
  const [asked, setAsked] = useState<Journal>()
  const decide = useEffectEvent((journal: Journal | undefined) => {
    if (journal && hasOnlyHere(journal, room)) setAsked(journal)
    else onLeave()
  })
  const prepare = useEffectEvent(async () => {
    const journal = await journalOf(session, room)
    // What could not be saved is still a draft, and is asked about as one.
    if (journal) await saveFirst(journal, { room, saveDrafts }).catch(() => {})
    return journal
  })
  const prepared = useRef<ReturnType<typeof prepare>>(undefined)
  useEffect(() => {
    let here = true
    prepared.current ??= prepare()
    void prepared.current.then((journal) => {
      if (here) decide(journal)
    })
    return () => {
      here = false
    }
  }, [])
  return asked ? <LogOutDialog journal={asked} onStay={onStay} onLeave={onLeave} /> : null
}

function hasOnlyHere({ store, userId }: Journal, { storage }: JournalRoom): boolean {
  const isDraft = drafts({ storage, userId, tab: '' }).all().length > 0
  return isDraft || isAnything(countOnlyHere(store.entries(), store.outbox()))
}

/** The person's journal, once it is known whether the session holds; none that cannot be opened. */
async function journalOf(session: Session, room: JournalRoom): Promise<Journal | undefined> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (session.state().phase === 'loading') return
      stop()
      resolve()
    }
    const stop = session.subscribe(look)
    look()
  })
  // What cannot be opened cannot be counted, and is not cleared either.
  return whenOpen(room).catch(() => undefined)
}

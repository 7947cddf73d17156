import { useEffect, useEffectEvent, useState } from 'react'
import type { Journal } from '#journal/journal.ts'
import { useJournalRoom } from '#journal/journal-context.ts'
import type { JournalRoom } from '#journal/journal-room.ts'
import { whenOpen } from '#journal/when-open.ts'
import type { Session } from '#session/session.ts'
import { useSession } from '#session/session-context.ts'
import { LogOutDialog } from './log-out-dialog.tsx'
import { countOnlyHere, isAnything } from './only-here.ts'

interface Props {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** PRIV-18: asks whoever has words on this device alone, and lets all others go at once. */
export function LogOut({ onStay, onLeave }: Props) {
  const session = useSession()
  const room = useJournalRoom()
  const [asked, setAsked] = useState<Journal>()
  const decide = useEffectEvent((journal: Journal | undefined) => {
    if (journal && hasOnlyHere(journal)) setAsked(journal)
    else onLeave()
  })
  useEffect(() => {
    let here = true
    journalOf(session, room).then((journal) => {
      if (here) decide(journal)
    })
    return () => {
      here = false
    }
  }, [session, room])
  return asked ? <LogOutDialog journal={asked} onStay={onStay} onLeave={onLeave} /> : null
}

function hasOnlyHere({ store }: Journal): boolean {
  return isAnything(countOnlyHere(store.entries(), store.outbox()))
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

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import type { Session } from '#services/session/session.ts'
import { useSession } from '#services/session/session-context.ts'
import { LogOutDialog } from './log-out-dialog.tsx'
import { countOnlyHere, isAnything } from './only-here.ts'
import { saveFirst } from './save-first.ts'

interface Props {
  readonly onStay: () => void
  readonly onLeave: () => void
  /** Saves the drafts of this tab and of closed ones. */
  readonly saveDrafts: (journal: Journal) => Promise<void>
}

/** PRIV-18: saves drafts, then asks about local-only data, if there is any. */
export function LogOut({ onStay, onLeave, saveDrafts }: Props) {
  const session = useSession()
  const handle = useJournalHandle()
  const [asked, setAsked] = useState<Journal>()
  const [saving, setSaving] = useState(false)
  const decide = useEffectEvent((journal: Journal | undefined, isSaved: boolean) => {
    setSaving(!isSaved)
    if (journal && (!isSaved || hasOnlyHere(journal, handle))) setAsked(journal)
    else onLeave()
  })
  const prepare = useEffectEvent(async () => {
    const journal = await journalOf(session, handle)
    const first = journal && saveFirst(journal, { handle, saveDrafts })
    return { journal, isSaved: (await first?.inTime) ?? true, done: first?.done }
  })
  const prepared = useRef<ReturnType<typeof prepare>>(undefined)
  useEffect(() => {
    let here = true
    prepared.current ??= prepare()
    void prepared.current.then(async ({ journal, isSaved, done }) => {
      if (here) decide(journal, isSaved)
      await done
      if (here) setSaving(false)
    })
    return () => {
      here = false
    }
  }, [])
  if (!asked) return null
  return <LogOutDialog journal={asked} saving={saving} onStay={onStay} onLeave={onLeave} />
}

function hasOnlyHere({ store, userId }: Journal, { storage }: JournalHandle): boolean {
  const isDraft = drafts({ storage, userId, tab: '' }).all().length > 0
  return isDraft || isAnything(countOnlyHere(store.entries(), store.outbox()))
}

/** The journal, once the session is verified; undefined if it can't be opened. */
async function journalOf(session: Session, handle: JournalHandle): Promise<Journal | undefined> {
  await new Promise<void>((resolve) => {
    const resolveOnceLoaded = () => {
      if (session.state().phase === 'loading') return
      stop()
      resolve()
    }
    const stop = session.subscribe(resolveOnceLoaded)
    resolveOnceLoaded()
  })
  // A journal that can't be opened can't be counted, and isn't cleared either.
  return whenOpen(handle).catch(() => undefined)
}

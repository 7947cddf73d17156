import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import type { Session } from '#services/session/session.ts'
import { useSession } from '#services/session/session-context.ts'
import { LogOutDialog } from './log-out-dialog.tsx'
import { countOnlyHere, isAnyMedia, isAnything } from './only-here.ts'
import { saveFirst } from './save-first.ts'
import { NO_MEDIA } from './use-only-here.ts'

interface Props {
  readonly onStay: () => void
  readonly onLeave: () => void
  /** Saves the drafts of this tab and of closed ones. */
  readonly saveDrafts: (journal: Journal) => Promise<void>
}

interface Prepared {
  readonly journal: Journal | undefined
  readonly isSaved: boolean
  /** Photos or recordings are only on this device. */
  readonly isMedia: boolean
}

/** PRIV-18: saves drafts, then asks about local-only data, if there is any. */
export function LogOut({ onStay, onLeave, saveDrafts }: Props) {
  const session = useSession()
  const handle = useJournalHandle()
  const [asked, setAsked] = useState<Journal>()
  const [saving, setSaving] = useState(false)
  const decide = useEffectEvent(({ journal, isSaved, isMedia }: Prepared) => {
    setSaving(!isSaved)
    const asks = !isSaved || isMedia
    if (journal && (asks || hasOnlyHere(journal, handle))) setAsked(journal)
    else onLeave()
  })
  const prepare = useEffectEvent(async () => {
    const journal = await journalOf(session, handle)
    const first = journal && saveFirst(journal, { handle, saveDrafts })
    const isSaved = (await first?.inTime) ?? true
    // After saving: it may have named some. What can't be counted isn't removed either.
    const media = (await journal?.media.onlyHere().catch(() => NO_MEDIA)) ?? NO_MEDIA
    return { journal, isSaved, isMedia: isAnyMedia(media), done: first?.done }
  })
  const prepared = useRef<ReturnType<typeof prepare>>(undefined)
  useEffect(() => {
    let here = true
    prepared.current ??= prepare()
    void prepared.current.then(async (ready) => {
      if (here) decide(ready)
      await ready.done
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

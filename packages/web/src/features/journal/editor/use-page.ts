import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useJournal, useJournalRoom } from '#services/journal/journal-context.ts'
import type { JournalRoom, ThisTab } from '#services/journal/journal-room.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import { type PageWriting, withHalfTyped } from './fields/half-typed.ts'
import { oneLine } from './model/words.ts'
import { draftsOf } from './saving/kept-drafts.ts'
import { type Handover, nothingHandedOver } from './saving/saving.ts'
import { createWriting } from './writing.ts'
import type { Fields, LastOpen } from './writing-parts.ts'

// The last words of a page that is reloaded are written when the next one has already begun by the
// browser's own account, but not before any script of it runs.
const openedAt = Date.now()

export interface FieldRefs {
  readonly title: RefObject<HTMLTextAreaElement | null>
  readonly text: RefObject<HTMLTextAreaElement | null>
}

/** One page to write on, as long as the screen is there. */
export function usePage(userId: string, tab: ThisTab): { writing: PageWriting; refs: FieldRefs } {
  const room = useJournalRoom()
  const title = useRef<HTMLTextAreaElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const [writing] = useState(() => newWriting(room, { userId, tab }, fieldsOf({ title, text })))
  useLayoutEffect(() => {
    writing.begin()
    return () => writing.end()
  }, [writing])
  useEffect(() => listen(writing), [writing])
  const pages = useJournal()?.pages
  useEffect(() => pages?.add(writing.saveUnasked), [pages, writing])
  useEffect(() => {
    const field = title.current
    field?.addEventListener('blur', writing.titleLeft)
    return () => field?.removeEventListener('blur', writing.titleLeft)
  }, [writing])
  useEffect(() => guardUnload(userId, writing), [userId, writing])
  return { writing, refs: { title, text } }
}

function newWriting(
  room: JournalRoom,
  { userId, tab }: { userId: string; tab: ThisTab },
  fields: Fields,
): PageWriting {
  const kept = draftsOf(room, userId, tab.id)
  const writing = createWriting({
    fields,
    tab,
    handover: handoverOf(userId),
    lastOpen: lastOpenOf(userId),
    drafts: kept,
    rescue: kept.rescue,
    journal: () => whenOpen(room, userId),
    newId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    now: () => Date.now(),
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    openedAt,
    timers: {
      set: (act, ms) => window.setTimeout(act, ms),
      clear: (timer) => window.clearTimeout(timer as number),
    },
  })
  return withHalfTyped(writing)
}

function lastOpenOf(userId: string): LastOpen {
  const storage = safeStorage(() => window.sessionStorage)
  const key = `open_entry_${userId}`
  return {
    get(day) {
      const [kept, entryId] = storage.get(key)?.split(' ') ?? []
      return kept === day ? entryId : undefined
    },
    set(day, entryId) {
      if (entryId === undefined) storage.remove(key)
      else storage.set(key, `${day} ${entryId}`)
    },
  }
}

const handovers = new Map<string, Handover>()

/** What outlives one page and concerns the next, for each person. */
function handoverOf(userId: string): Handover {
  const known = handovers.get(userId) ?? nothingHandedOver()
  handovers.set(userId, known)
  return known
}

function fieldsOf({ title, text }: FieldRefs): Fields {
  return {
    read: () => ({
      title: oneLine(title.current?.value ?? ''),
      content: text.current?.value ?? '',
    }),
    fill(words) {
      put(title.current, words.title)
      put(text.current, words.content)
    },
    isInTitle: () => title.current !== null && title.current === document.activeElement,
  }
}

/** Keeps the caret where it is, as far as the new text reaches. */
function put(field: HTMLTextAreaElement | null, value: string): void {
  if (!field || field.value === value) return
  const { selectionStart, selectionEnd } = field
  const wasFull = field.value !== ''
  field.value = value
  if (wasFull) field.setSelectionRange(selectionStart, selectionEnd)
}

function listen(writing: PageWriting): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') writing.newDay()
    // A phone may end a page that is not seen without a further word.
    else writing.flush()
  }
  window.addEventListener('pagehide', writing.flush)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('pagehide', writing.flush)
    document.removeEventListener('visibilitychange', seen)
  }
}

const guarded = new Map<string, PageWriting>()

/** The browser asks before a tab is closed that has words which are nowhere else. */
function guardUnload(userId: string, writing: PageWriting): () => void {
  guarded.set(userId, writing)
  // Such a listener keeps a page out of the browser's cache: it comes only where it is needed.
  return writing.subscribe(() => {
    if (writing.state().draftFailed) window.addEventListener('beforeunload', ask)
  })
}

// On other screens, too: a page that found no room outlives its own.
const ask = (event: BeforeUnloadEvent) => {
  if ([...guarded.values()].some((writing) => writing.atRisk())) event.preventDefault()
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useJournal, useJournalHandle } from '#services/journal/journal-context.ts'
import type { JournalHandle, ThisTab } from '#services/journal/journal-handle.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import { createEditor } from './editor.ts'
import type { Fields, LastOpen } from './editor-deps.ts'
import { type PageEditor, withHalfTyped } from './fields/half-typed.ts'
import { type InsertionPoint, setValue, type TextSurface } from './fields/text-surface.ts'
import type { TypingRecord } from './fields/typing-record.ts'
import { oneLine, type Text } from './model/page-text.ts'
import { draftsOf } from './saving/person-drafts.ts'
import { emptyHandover, type Handover } from './saving/save-page.ts'

// The previous page's last write may happen after this navigation started, but before this script
// runs.
const openedAt = Date.now()

export interface FieldRefs {
  readonly title: RefObject<HTMLTextAreaElement | null>
  /** The text area first, then the editor that takes its place. */
  readonly text: RefObject<TextSurface | null>
  /** React's ref of the text area; `text` isn't taken from the editor by it. */
  readonly area: (area: HTMLTextAreaElement | null) => void
  readonly typing: TypingRecord
  /** Where something on its way will go into this page's text. */
  readonly points: InsertionPoint[]
  readonly asks: MediaAsks
}

/** Lets the person choose what to add or record a voice note, or inserts what another page added. */
export type MediaAsk = 'choose' | 'record' | 'take'

/** What is asked of the part that adds photos and recordings, which loads later. */
interface MediaAsks {
  waiting?: MediaAsk | undefined
  hear?: (() => void) | undefined
  ask(what: MediaAsk): void
}

/** The editor for the lifetime of the screen. */
export function usePage(userId: string, tab: ThisTab): { editor: PageEditor; refs: FieldRefs } {
  const handle = useJournalHandle()
  const title = useRef<HTMLTextAreaElement>(null)
  const text = useRef<TextSurface>(null)
  const [refs] = useState<FieldRefs>(() => {
    const area = (area: HTMLTextAreaElement | null) => {
      if (!text.current?.amend) text.current = area
    }
    const typing = { isComposing: false, steps: [] }
    const asks: MediaAsks = {
      ask(what) {
        asks.waiting = what
        asks.hear?.()
      },
    }
    return { title, text, area, typing, points: [], asks }
  })
  const [editor] = useState(() => newEditor(handle, { userId, tab }, fieldsOf(refs)))
  useLayoutEffect(() => {
    editor.begin()
    return () => editor.end()
  }, [editor])
  useEffect(() => listen(editor), [editor])
  const pages = useJournal()?.pages
  useEffect(() => pages?.add(editor.saveUnasked), [pages, editor])
  useEffect(() => guardUnload(userId, editor), [userId, editor])
  return { editor, refs }
}

function newEditor(
  handle: JournalHandle,
  { userId, tab }: { userId: string; tab: ThisTab },
  fields: Fields,
): PageEditor {
  const kept = draftsOf(handle, userId, tab.id)
  const editor = createEditor({
    fields,
    tab,
    handover: handoverOf(userId),
    lastOpen: lastOpenOf(userId),
    drafts: kept,
    rescue: kept.rescue,
    journal: () => whenOpen(handle, userId),
    newId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    now: () => Date.now(),
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    openedAt,
    timers: {
      set: (act, ms) => window.setTimeout(act, ms),
      clear: (timer) => window.clearTimeout(timer as number),
    },
  })
  return withHalfTyped(editor)
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

/** State passed between editors, per person. */
function handoverOf(userId: string): Handover {
  const known = handovers.get(userId) ?? emptyHandover()
  handovers.set(userId, known)
  return known
}

function fieldsOf({ title, text, typing, points }: FieldRefs): Fields {
  const fill = (words: Text, amend?: true) => {
    const isOtherPage = amend ? undefined : true
    put(title.current, words.title, isOtherPage)
    const { current } = text
    if (amend && current?.amend) return current.amend(words.content)
    typing.steps = [words.content]
    if (isOtherPage) points.length = 0
    put(current, words.content, isOtherPage)
  }
  return {
    read: () => ({
      title: oneLine(title.current?.value ?? ''),
      content: text.current?.value ?? '',
    }),
    fill,
    amend: (words) => fill(words, true),
  }
}

/** Keeps the caret in place as far as the new text reaches. */
function put(
  field: HTMLTextAreaElement | TextSurface | null,
  value: string,
  isOtherPage?: true,
): void {
  if (!field || (field.value === value && !isOtherPage)) return
  const { selectionStart, selectionEnd } = field
  const wasFull = field.value !== ''
  // Undo must not bring back the text of the last page, also if the next one has the same text.
  if (field.value === value) setValue(field, `${value} `)
  setValue(field, value)
  if (wasFull) field.setSelectionRange(selectionStart, selectionEnd)
}

function listen(editor: PageEditor): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') return editor.newDay()
    // A phone may kill a hidden page without further events: the draft is written first.
    editor.flush()
    editor.saveTyped()
  }
  window.addEventListener('pagehide', editor.flush)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('pagehide', editor.flush)
    document.removeEventListener('visibilitychange', seen)
  }
}

const guarded = new Map<string, PageEditor>()

/** The browser confirms closing a tab with unsaved text. */
function guardUnload(userId: string, editor: PageEditor): () => void {
  guarded.set(userId, editor)
  // A beforeunload listener disables the back/forward cache, so it's added only when needed.
  return editor.subscribe(() => {
    if (editor.state().draftFailed) window.addEventListener('beforeunload', ask)
  })
}

// Also on other screens: a page without storage space outlives its editor.
const ask = (event: BeforeUnloadEvent) => {
  if ([...guarded.values()].some((editor) => editor.atRisk())) event.preventDefault()
}

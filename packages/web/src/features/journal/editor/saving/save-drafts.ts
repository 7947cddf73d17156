import { localDay } from '@daywell/core/time'
import type { Drafts } from '#device/local-store/drafts/drafts.ts'
import { draftOf, type PageDraft } from '#features/journal/editor/model/draft.ts'
import { isSavable } from '#features/journal/editor/model/measures.ts'
import { isDirty, pageOfDraft, withTitleOf } from '#features/journal/editor/model/page-state.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import { draftsOf } from './person-drafts.ts'
import { refreshedFrom, savePage } from './save-page.ts'

interface Saving {
  readonly journal: Pick<Journal, 'store' | 'entries'>
  readonly drafts: Drafts
  /** The other open tabs, which own their drafts. */
  readonly open: ReadonlySet<string>
  readonly now: number
  readonly timeZone: string
}

/** Saves the drafts of this tab and of closed ones, as their pages would. */
export async function saveDrafts(handle: JournalHandle, journal: Journal): Promise<void> {
  const tab = handle.tab()
  if (!tab) return
  const drafts = draftsOf(handle, journal.userId, tab.id)
  const open = (await tab.others()) ?? allBut(tab.id, drafts)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await saveAbandoned({ journal, drafts, open, now: Date.now(), timeZone })
}

/** If the browser can't tell which tabs are open, assume all of them. */
function allBut(own: string, drafts: Drafts): ReadonlySet<string> {
  return new Set(drafts.all().flatMap(({ tab }) => (tab === own ? [] : [tab])))
}

/** Text that was set aside, belongs to a deleted entry or can't be saved stays a draft. */
export async function saveAbandoned(saving: Saving): Promise<void> {
  const all: readonly PageDraft[] = saving.drafts.all()
  const abandoned = all.filter(({ tab, asideOf }) => !asideOf && !saving.open.has(tab))
  for (const { tab } of abandoned) await saveOne(saving, tab).catch(() => {})
}

async function saveOne({ journal, drafts, now, timeZone }: Saving, tab: string): Promise<void> {
  // The current draft; removed if empty.
  const draft = draftOf(tab, drafts, timeZone)
  if (!draft) return
  const page = refreshedFrom(journal as Journal, pageOfDraft(draft, timeZone))
  const typed = { title: draft.title, content: draft.content }
  const created = draft.entryId === undefined ? page.base : undefined
  const text = created ? withTitleOf(created, page, typed) : typed
  if (page.gone || !isSavable(text, page.details)) return
  const today = localDay(now, timeZone)
  if (isDirty(page, text)) await savePage(journal as Journal, page, { text, today })
  // Race: another tab may have continued it.
  const { lastModified } = drafts.all().find((other) => other.tab === tab) ?? draft
  if (lastModified === draft.lastModified) drafts.remove(tab)
}

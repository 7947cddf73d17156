import { dateTitle } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import type { Draft, Drafts } from '#device/local-store/drafts/drafts.ts'
import { type Details, isSet, type Text } from './page-text.ts'

/** A draft with its details. */
export interface PageDraft extends Draft {
  readonly details?: Partial<Details>
  /** The entry's version that it was based on. */
  readonly writtenOn?: string
  /** Seed of a new entry's id, so a repeated save is idempotent. */
  readonly newId?: string
  /** The tab that set it aside; absent for a regular draft. */
  readonly asideOf?: string
}

/** A tab's current draft; an empty one is removed. */
export function draftOf(tab: string, drafts: Drafts, timeZone: string): PageDraft | undefined {
  const draft: PageDraft | undefined = drafts.all().find((other) => other.tab === tab)
  if (!draft || !isHollow(draft, timeZone)) return draft
  drafts.remove(tab)
  return undefined
}

/**
 * Drafts of closed tabs, newest first. Open tabs own theirs; if it's unknown which tabs are open,
 * nothing is removed.
 */
export function leftBehind(
  { id, open }: { readonly id: string; readonly open: ReadonlySet<string> | undefined },
  drafts: Drafts,
  timeZone: string,
): PageDraft[] {
  const all: PageDraft[] = drafts.all()
  const others = all.filter(({ tab, asideOf = tab }) => asideOf !== id && !open?.has(asideOf))
  const [hollow, full] = partition(others, (draft) => isHollow(draft, timeZone))
  if (open) for (const { tab } of hollow) drafts.remove(tab)
  return full
}

/** Has no text of the person's and nothing set. */
function isHollow(draft: PageDraft, timeZone: string): boolean {
  if (draft.entryId !== undefined || isSet(draft.details ?? {})) return false
  return isWordless(draft, timeZone)
}

/** Whether it has no text of the person's, regardless of its details. */
export function isWordless(draft: PageDraft, timeZone: string): boolean {
  const untitled = draft.title === '' || draft.title === dateTitle(dayOfDraft(draft, timeZone))
  return draft.content === '' && untitled
}

/** The date of its page. */
export function dayOfDraft({ details, lastModified }: PageDraft, timeZone: string): string {
  return details?.localDate ?? localDay(Date.parse(lastModified), timeZone)
}

export function pageDraft(
  text: Text,
  about: {
    readonly now: number
    readonly entryId: string | undefined
    readonly writtenOn: string | undefined
    readonly newId?: string | undefined
    readonly details: Partial<Details>
    readonly firstTitle: string
  },
): Omit<PageDraft, 'tab'> {
  const { now, entryId, writtenOn, newId, details, firstTitle } = about
  // A draft needs text; with a title that a save would give it, it counts.
  const bare = text.title === '' && text.content === '' && entryId === undefined && isSet(details)
  return {
    content: text.content,
    title: bare ? firstTitle : text.title,
    lastModified: new Date(now).toISOString(),
    ...(entryId !== undefined && { entryId }),
    ...(writtenOn !== undefined && { writtenOn }),
    ...(newId !== undefined && { newId }),
    ...(Object.keys(details).length > 0 && { details }),
  }
}

function partition<T>(list: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [list.filter(test), list.filter((item) => !test(item))]
}

import { dateTitle } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import type { Draft, Drafts } from '#device/local-store/drafts/drafts.ts'
import { type Details, isSet, type Text } from './page-text.ts'

/** A draft with what was set beside its text. */
export interface PageDraft extends Draft {
  readonly details?: Partial<Details>
  /** The version of the entry that it was written on. */
  readonly writtenOn?: string
  /** What the id of a new entry is made of: a save that was cut off is repeated on that entry. */
  readonly newId?: string
  /** The tab that set it aside; none for what was simply being written. */
  readonly asideOf?: string
}

/** The draft of a tab as it is at this moment; one that holds nothing is removed. */
export function draftOf(tab: string, drafts: Drafts, timeZone: string): PageDraft | undefined {
  const draft: PageDraft | undefined = drafts.all().find((other) => other.tab === tab)
  if (!draft || !isHollow(draft, timeZone)) return draft
  drafts.remove(tab)
  return undefined
}

/**
 * What tabs left behind that are closed by now, newest first. The drafts of tabs that are open
 * are theirs; where nobody knows which those are, nothing is removed.
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

/** Nothing but the title that every new entry starts with. */
function isHollow(draft: PageDraft, timeZone: string): boolean {
  if (draft.entryId !== undefined || isSet(draft.details ?? {})) return false
  return isWordless(draft, timeZone)
}

/** Whether it holds no words of the person's, whatever they set beside them. */
export function isWordless(draft: PageDraft, timeZone: string): boolean {
  return draft.content === '' && draft.title === dateTitle(dayOfDraft(draft, timeZone))
}

/** The day that its page belonged to. */
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
  // A draft without a word is none; with the title that it would be saved with it is one.
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

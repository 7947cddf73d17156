import { dateTitle } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import type { Draft, Drafts } from '#local-store/drafts.ts'
import type { Details, Text } from './words.ts'

/** A draft with what was set beside its text. */
export interface PageDraft extends Draft {
  readonly details?: Partial<Details>
  /** The version of the entry that it was written on. */
  readonly writtenOn?: string
}

interface Tabs {
  readonly id: string
  readonly others: ReadonlySet<string>
}

/**
 * What this tab left behind or, if nothing, what a tab that is closed by now did; and what else
 * of closed tabs waits. The drafts of tabs that are open are theirs.
 */
export function draftsFor({ id, others }: Tabs, drafts: Drafts, timeZone: string) {
  const mine = (drafts.all() as PageDraft[]).filter(({ tab }) => !others.has(tab))
  const [hollow, full] = partition(mine, (draft) => isHollow(draft, timeZone))
  for (const { tab } of hollow) drafts.remove(tab)
  const back = full.find(({ tab }) => tab === id) ?? full[0]
  return { back, waiting: full.filter((draft) => draft !== back) }
}

/** Nothing but the title that every new entry starts with. */
function isHollow({ title, content, lastModified, entryId }: Draft, timeZone: string): boolean {
  if (content !== '' || entryId !== undefined) return false
  return title === dateTitle(localDay(Date.parse(lastModified), timeZone))
}

export function pageDraft(
  text: Text,
  about: {
    readonly now: number
    readonly entryId: string | undefined
    readonly writtenOn: string | undefined
    readonly details: Partial<Details>
  },
): Omit<PageDraft, 'tab'> {
  const { now, entryId, writtenOn, details } = about
  return {
    content: text.content,
    title: text.title,
    lastModified: new Date(now).toISOString(),
    ...(entryId !== undefined && { entryId }),
    ...(writtenOn !== undefined && { writtenOn }),
    ...(Object.keys(details).length > 0 && { details }),
  }
}

function partition<T>(list: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [list.filter(test), list.filter((item) => !test(item))]
}

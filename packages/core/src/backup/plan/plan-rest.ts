import type { PrivacyLevel } from '#preferences/index.ts'
import { withShown } from '#prompts/index.ts'
import type { BackupDraft, BackupHead, BackupPreferences } from '../file/backup-format.ts'

/** What is here besides entries. */
export interface RestHere {
  /** None where the person has never saved any. */
  readonly preferences: BackupPreferences | null
  /** The privacy level on this device; none if it was never chosen. */
  readonly privacyLevel: PrivacyLevel | null
  readonly seenPrompts: readonly string[]
  readonly drafts: readonly BackupDraft[]
}

/** What is to become of it; absent: it stays as it is. */
export interface RestPlan {
  readonly preferences?: BackupPreferences
  readonly preferencesOutcome: 'restored' | 'kept' | 'same' | 'none'
  readonly seenPrompts?: readonly string[]
  /** To be put down beside those that are here. */
  readonly drafts: readonly BackupDraft[]
}

/**
 * What a backup holds besides entries only fills what is empty here: no choice of the person is
 * changed by a file, and their words become no less private than they are.
 */
export function planRest(head: BackupHead, here: RestHere): RestPlan {
  const seenPrompts = withEarlier(here.seenPrompts, head.seenPrompts)
  return {
    ...preferencesPlan(head, here),
    ...(seenPrompts.join() !== here.seenPrompts.join() && { seenPrompts }),
    drafts: missingDrafts(head.drafts, here.drafts),
  }
}

function preferencesPlan(head: BackupHead, here: RestHere) {
  const { preferences } = head
  if (!preferences) return { preferencesOutcome: 'none' } as const
  const { journalStyle } = preferences
  const level = strictest(journalStyle.privacyLevel, head.privacyLevel, here.privacyLevel)
  const taken = { ...preferences, journalStyle: { ...journalStyle, privacyLevel: level } }
  if (!here.preferences) return { preferencesOutcome: 'restored', preferences: taken } as const
  const same = JSON.stringify(preferences) === JSON.stringify(here.preferences)
  return { preferencesOutcome: same ? 'same' : 'kept' } as const
}

/** A level that is not chosen forbids nothing. */
function strictest(...levels: readonly (PrivacyLevel | null)[]): PrivacyLevel {
  return (['local', 'hybrid'] as const).find((level) => levels.includes(level)) ?? 'cloud'
}

/** Those of the backup count as seen before those of this device. */
function withEarlier(here: readonly string[], earlier: readonly string[]): string[] {
  return [...earlier, ...here].reduce<string[]>(withShown, [])
}

/** A draft whose tab has one of its own here comes under another name, and replaces nothing. */
function missingDrafts(drafts: readonly BackupDraft[], here: readonly BackupDraft[]) {
  const all = [...here]
  const missing: BackupDraft[] = []
  for (const draft of drafts) {
    if (all.some((other) => isSameDraft(other, draft))) continue
    const put = { ...draft, tab: freeTab(draft.tab, all) }
    all.push(put)
    missing.push(put)
  }
  return missing
}

/** One that was meant to stay on the device is not there as long as the same words may leave. */
function isSameDraft(here: BackupDraft, comes: BackupDraft): boolean {
  if (comes.details?.keepHere && !here.details?.keepHere) return false
  return here.title === comes.title && here.content === comes.content && here.entry === comes.entry
}

/** The name of a tab of a browser. */
const TAB = /^[0-9a-f]{16}$/

/**
 * A tab may be open elsewhere without a draft: it would be the only one to know of a draft under
 * its name, and put the next word that is typed there in its place.
 */
function freeTab(tab: string, taken: readonly BackupDraft[]): string {
  const wanted = TAB.test(tab) ? `${tab}-restored` : tab
  let free = wanted
  for (let number = 2; taken.some((other) => other.tab === free); number += 1)
    free = `${wanted}-${number}`
  return free
}

import type { PrivacyLevel } from '#preferences/index.ts'
import { withShown } from '#prompts/index.ts'
import type { BackupDraft, BackupHead, BackupPreferences } from '../file/backup-format.ts'

/** The state of this device besides entries. */
export interface RestHere {
  /** None where the person has never saved any. */
  readonly preferences: BackupPreferences | null
  /** The privacy level on this device; none if it was never chosen. */
  readonly privacyLevel: PrivacyLevel | null
  readonly seenPrompts: readonly string[]
  readonly drafts: readonly BackupDraft[]
}

/** The changes; absent fields stay as they are. */
export interface RestPlan {
  readonly preferences?: BackupPreferences
  readonly preferencesOutcome: 'restored' | 'kept' | 'same' | 'none'
  readonly seenPrompts?: readonly string[]
  /** Added beside the drafts that are here. */
  readonly drafts: readonly BackupDraft[]
}

/**
 * A backup only fills what is empty here: it changes no choice of the person, and nothing becomes
 * less private.
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

/** Without a chosen level, nothing is forbidden. */
function strictest(...levels: readonly (PrivacyLevel | null)[]): PrivacyLevel {
  return (['local', 'hybrid'] as const).find((level) => levels.includes(level)) ?? 'cloud'
}

/** Prompts of the backup count as seen before those of this device. */
function withEarlier(here: readonly string[], earlier: readonly string[]): string[] {
  return [...earlier, ...here].reduce<string[]>(withShown, [])
}

/** A draft whose tab has its own draft here gets another name, and replaces nothing. */
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

/**
 * A draft marked to stay on the device doesn't count as present if the same text may be uploaded.
 */
function isSameDraft(here: BackupDraft, comes: BackupDraft): boolean {
  if (comes.details?.keepHere && !here.details?.keepHere) return false
  return here.title === comes.title && here.content === comes.content && here.entry === comes.entry
}

/** The id of a browser tab. */
const TAB = /^[0-9a-f]{16}$/

/**
 * A tab may be open elsewhere without a draft: a draft under its id would be overwritten by the
 * next word typed there.
 */
function freeTab(tab: string, taken: readonly BackupDraft[]): string {
  const wanted = TAB.test(tab) ? `${tab}-restored` : tab
  let free = wanted
  for (let number = 2; taken.some((other) => other.tab === free); number += 1)
    free = `${wanted}-${number}`
  return free
}

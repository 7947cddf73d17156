import type { BackupDraft, BackupPreferences, RestHere } from '@daywell/core/backup'
import { isLocalId } from '@daywell/core/journal'
import { defaultPreferences, type Preferences, preferences } from '@daywell/core/preferences'
import { readShown, writeShown } from '@daywell/core/prompts'
import { type Draft, drafts } from '#device/local-store/drafts/drafts.ts'
import type { Person } from './person.ts'

const SEEN_PROMPTS = 'promptsSeen'
const PREFERENCES = 'userPreferences'

/** This device's data besides entries, with drafts under the names used in a file. */
export function restHere(
  person: Person,
  chosen: Preferences | undefined,
  nameFor: (id: string) => string,
): RestHere {
  const { storage, levels } = person
  return {
    preferences: choicesIn(chosen ?? storedPreferences(person)),
    privacyLevel: levels.level() ?? null,
    seenPrompts: readShown(storage.getItem(SEEN_PROMPTS) ?? ''),
    drafts: draftsOf(person)
      .all()
      .map((draft) => inFile(draft, nameFor)),
  }
}

/** A draft with its details, which only the page knows. */
type WholeDraft = Draft & Omit<BackupDraft, 'entry'>

/** A draft that edits a local entry stays local, even if that entry isn't in the file. */
function inFile({ entryId, ...draft }: WholeDraft, nameFor: (id: string) => string): BackupDraft {
  if (entryId === undefined) return draft
  const staying = isLocalId(entryId) && { details: { ...draft.details, keepHere: true } }
  return { ...draft, entry: nameFor(entryId), ...staying }
}

/** Null if the person never chose anything. */
function choicesIn(all: Preferences | undefined): BackupPreferences | null {
  if (!all) return null
  const { version, ...chosen } = all
  const { version: _, ...first } = preferences.parse(defaultPreferences())
  const untouched = version === 0 && JSON.stringify(chosen) === JSON.stringify(first)
  return untouched ? null : chosen
}

function storedPreferences({ storage }: Person): Preferences | undefined {
  try {
    return preferences.safeParse(JSON.parse(storage.getItem(PREFERENCES) ?? 'null')).data
  } catch {
    return undefined
  }
}

export function draftsOf({ storage, userId }: Person) {
  return drafts({ storage, userId, tab: 'restored' })
}

export function writeSeenPrompts({ storage }: Person, seen: readonly string[]): void {
  try {
    storage.setItem(SEEN_PROMPTS, writeShown([...seen]))
  } catch {
    // Storage is full. At worst a prompt comes again.
  }
}

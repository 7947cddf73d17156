import type { BackupDraft, BackupPreferences, RestHere } from '@daywell/core/backup'
import { isLocalId } from '@daywell/core/journal'
import { defaultPreferences, type Preferences, preferences } from '@daywell/core/preferences'
import { readShown, writeShown } from '@daywell/core/prompts'
import { type Draft, drafts } from '#device/local-store/drafts/drafts.ts'
import type { Person } from './person.ts'

const SEEN_PROMPTS = 'promptsSeen'
const PREFERENCES = 'userPreferences'

/** What this device holds of the person besides entries, with drafts under the names of a file. */
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

/** A draft with all that lies beside its words, which only the page knows. */
type WholeDraft = Draft & Omit<BackupDraft, 'entry'>

/** What continues an entry of this device stays on one, even where that entry does not come along. */
function inFile({ entryId, ...draft }: WholeDraft, nameFor: (id: string) => string): BackupDraft {
  if (entryId === undefined) return draft
  const staying = isLocalId(entryId) && { details: { ...draft.details, keepHere: true } }
  return { ...draft, entry: nameFor(entryId), ...staying }
}

/** Nothing where the person has never chosen anything. */
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
    // Storage is full. That a prompt may come again is the least of it.
  }
}

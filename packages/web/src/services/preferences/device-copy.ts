import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { PREFERENCES_KEY, type PreferencesDeps } from './preferences-deps.ts'
import { readPreferences } from './read-preferences.ts'

export interface KnownPreferences {
  readonly preferences: Preferences
  /** Their origin: the server, this device's copy, or the defaults. */
  readonly from: 'server' | 'device' | 'defaults'
}

/** This device's copy of the signed-in person's preferences. */
export interface DeviceCopy {
  /** The same object until something changes. */
  known(): KnownPreferences
  /** Throws if storage is full. */
  write(preferences: Preferences, from: KnownPreferences['from']): true
  /** Keeps them in memory for the life of the page if they couldn't be stored. */
  hold(preferences: Preferences): void
}

type Room = Pick<PreferencesDeps, 'storage' | 'changes' | 'who' | 'log'>

export function deviceCopy({ storage, changes, who, log }: Room): DeviceCopy {
  let ofServer: string | undefined
  let held: { userId: string | undefined; known: KnownPreferences } | undefined
  let read: { text: string | null; known: KnownPreferences } | undefined

  const parse = (text: string | null): KnownPreferences => {
    const preferences = readPreferences(text)
    if (preferences) return { preferences, from: text === ofServer ? 'server' : 'device' }
    if (text !== null) log('Couldn’t read the stored preferences')
    return { preferences: defaultPreferences(), from: 'defaults' }
  }
  return {
    known() {
      if (held && held.userId === who()) return held.known
      const text = storage.getItem(PREFERENCES_KEY)
      if (!read || read.text !== text) read = { text, known: parse(text) }
      return read.known
    },
    write(preferences, from) {
      const text = JSON.stringify(preferences)
      storage.setItem(PREFERENCES_KEY, text)
      if (from === 'server') ofServer = text
      held = undefined
      read = { text, known: { preferences, from } }
      changes.emit()
      return true
    },
    hold(preferences) {
      held = { userId: who(), known: { preferences, from: 'server' } }
      changes.emit()
    },
  }
}

import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { PREFERENCES_KEY, type PreferencesDeps } from './preferences-deps.ts'
import { readPreferences } from './read-preferences.ts'

export interface KnownPreferences {
  readonly preferences: Preferences
  /** Where they come from: as the server has them, as this device keeps them, chosen by nobody. */
  readonly from: 'server' | 'device' | 'defaults'
}

/** The copy that this device keeps of the preferences of whoever is signed in. */
export interface DeviceCopy {
  /** The same object as long as nothing has changed. */
  known(): KnownPreferences
  /** Throws where there is no room for them. */
  write(preferences: Preferences, from: KnownPreferences['from']): true
  /** They hold as long as the page lives, where they could not be written down. */
  hold(preferences: Preferences): void
}

type Room = Pick<PreferencesDeps, 'storage' | 'changes' | 'who' | 'log'>

export function deviceCopy({ storage, changes, who, log }: Room): DeviceCopy {
  let ofServer: string | undefined
  let held: { userId: string | undefined; known: KnownPreferences } | undefined
  let read: { text: string | null; known: KnownPreferences } | undefined

  const readAnew = (text: string | null): KnownPreferences => {
    const preferences = readPreferences(text)
    if (preferences) return { preferences, from: text === ofServer ? 'server' : 'device' }
    if (text !== null) log('The stored preferences cannot be read')
    return { preferences: defaultPreferences(), from: 'defaults' }
  }
  return {
    known() {
      if (held && held.userId === who()) return held.known
      const text = storage.getItem(PREFERENCES_KEY)
      if (!read || read.text !== text) read = { text, known: readAnew(text) }
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

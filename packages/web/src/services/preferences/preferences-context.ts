import { createContext, use } from 'react'
import type { PreferencesRoom } from './preferences-room.ts'

const PreferencesContext = createContext<PreferencesRoom | null>(null)
export const PreferencesProvider = PreferencesContext.Provider

export function usePreferencesRoom(): PreferencesRoom {
  const room = use(PreferencesContext)
  if (!room) throw new Error('usePreferencesRoom needs a PreferencesProvider around it')
  return room
}

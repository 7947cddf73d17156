import { createContext } from 'react'
import type { Reminders } from './reminders.ts'

/** Lazy: not part of the first bundle. */
export type OpenReminders = () => Promise<Reminders>

export const RemindersContext = createContext<OpenReminders | null>(null)
export const RemindersProvider = RemindersContext.Provider

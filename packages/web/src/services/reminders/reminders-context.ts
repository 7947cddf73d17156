import { createContext } from 'react'
import type { Reminders } from './reminders.ts'

/** They are no part of the first bundle: whoever needs them has them fetched. */
export type OpenReminders = () => Promise<Reminders>

export const RemindersContext = createContext<OpenReminders | null>(null)
export const RemindersProvider = RemindersContext.Provider

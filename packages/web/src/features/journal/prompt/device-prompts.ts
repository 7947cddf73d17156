import { defaultPreferences } from '@daywell/core/preferences'
import {
  choosePrompt,
  isNewcomer,
  momentIn,
  promptLibrary,
  readShown,
  wishesOf,
} from '@daywell/core/prompts'
import { readPreferences } from '#services/preferences/read-preferences.ts'
import type { WritingPrompt } from './writing-prompt.ts'

// Lazy-loaded: it contains all prompts.

interface Where {
  /** The stored preferences, as JSON. */
  readonly stored: string | null
  readonly seen: string
  readonly userId: string | undefined
  readonly now: number
  readonly timeZone: string
  readonly random: () => number
}

/** Chooses a prompt like the server does, from local data. */
export function choosePromptHere(where: Where): WritingPrompt {
  const { stored, seen, userId = '', now, timeZone, random } = where
  const { text, help } = choosePrompt(promptLibrary, {
    ...wishesOf(readPreferences(stored) ?? defaultPreferences()),
    ...momentIn(now, timeZone),
    recentlyShown: readShown(seen),
    isNewcomer: isNewcomer(userId, now),
    random,
  })
  return { prompt: text, helpText: help }
}

/** The help text of an entry's prompt, if it's from the library. */
export function helpTextOf(prompt: string): string | undefined {
  return promptLibrary.find(({ text }) => text === prompt)?.help
}

import { defaultPreferences } from '@daywell/core/preferences'
import { choosePrompt, momentIn, promptLibrary, readShown, wishesOf } from '@daywell/core/prompts'
import { readPreferences } from '#services/preferences/read-preferences.ts'
import type { WritingPrompt } from './writing-prompt.ts'

// Fetched only when it is needed: all the prompts are in it.

interface Where {
  /** What the browser keeps of the person's preferences. */
  readonly stored: string | null
  readonly seen: string
  readonly now: number
  readonly timeZone: string
  readonly random: () => number
}

/** Chooses a prompt as the server would, from what the device knows. */
export function choosePromptHere({ stored, seen, now, timeZone, random }: Where): WritingPrompt {
  const { text, help } = choosePrompt(promptLibrary, {
    ...wishesOf(readPreferences(stored) ?? defaultPreferences()),
    ...momentIn(now, timeZone),
    recentlyShown: readShown(seen),
    random,
  })
  return { prompt: text, helpText: help }
}

/** The help text of a prompt that came with an entry; only those of the library have one. */
export function helpTextOf(prompt: string): string | undefined {
  return promptLibrary.find(({ text }) => text === prompt)?.help
}

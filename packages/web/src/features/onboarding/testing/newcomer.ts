import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'
import { readLocation } from '#kit/navigation/location.ts'
import { placeIn } from '../use-step-history.ts'

export const MOOD = 'How are you feeling today?'
export const GOALS = 'What brings you to journaling?'
export const AREAS = 'What areas interest you most?'
export const CHALLENGES = "Any challenges you'd like to work on?"
export const SETUP = "Let's set up your journal"

export const question = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
export const label = (name: string) => page.getByLabelText(name, { exact: true })
export const press = (name: string) => page.getByRole('button', { name, exact: true })

/** Answers for a person who has just signed up. Preferences are accepted once. */
export function answersForNewcomer(over: Answers = {}, chosen: Partial<Preferences> = {}): Answers {
  const known: Preferences = { ...defaultPreferences(), ...chosen, version: 0 }
  return answersForAnna({
    verify: { status: 200, body: { user: ANNA, onboardingComplete: false } },
    getPreferences: { status: 200, body: known },
    savePreferences: ({ body }) => ({
      status: 200,
      body: { ...(body as Preferences), version: 1 },
    }),
    ...over,
  })
}

/** Opens onboarding for a person who has just signed up on this device. */
export async function openSetup(over: Answers = {}, chosen: Partial<Preferences> = {}) {
  signIn()
  return openApp('/onboarding', answersForNewcomer(over, chosen))
}

const ANSWERS = [
  [MOOD, 'Calm'],
  [GOALS, 'Self-reflection'],
  [AREAS, 'Family Life'],
  [CHALLENGES, 'Self-Doubt'],
] as const

/** The quickest way through four questions to the last step. */
export async function answerAll(): Promise<void> {
  for (const [title, answer] of ANSWERS) {
    await expect.element(question(title)).toBeVisible()
    await label(answer).click()
    await press('Next').click()
  }
  await expect.element(question(SETUP)).toBeVisible()
}

/** The last click of onboarding; opens the journal. */
export async function start(): Promise<void> {
  const { behind = 0 } = placeIn(readLocation(window).state) ?? {}
  // A late Back would navigate away from what the next test opens.
  const isBack =
    behind > 0 && new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await press('Start Journaling').click()
  await isBack
  await expect.poll(() => location.pathname).toBe('/journal')
}

export const storedPreferences = () =>
  JSON.parse(localStorage.getItem('userPreferences') ?? 'null') as Preferences | null

import { defaultPreferences } from '@daywell/core/preferences'
import type { Answers } from './stand-in-server.ts'

const ANNA = {
  id: 'anna',
  email: 'anna@example.org',
  username: 'anna',
  displayName: 'Anna',
} as const

const MONTH_MS = 29 * 24 * 60 * 60_000

/** Signs Anna in on this device, who is past the setup and was asked about notifications. */
export function signIn(): void {
  localStorage.setItem('userId', ANNA.id)
  localStorage.setItem('token', 'a-token')
  localStorage.setItem('notificationsNotNowUntil', new Date(Date.now() + MONTH_MS).toISOString())
}

const NO_SUBSCRIPTION = {
  hasActiveSubscription: false,
  hasSubscription: false,
  plan: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  paymentFailed: false,
}

const PAYMENTS_OFF = {
  mode: 'off',
  publishableKey: null,
  prices: { monthly: null, yearly: null },
} as const

/** What the server answers a person who has an empty journal and no subscription. */
export function answersForAnna(over: Answers = {}): Answers {
  const preferences = defaultPreferences()
  return {
    verify: { status: 200, body: { user: ANNA, onboardingComplete: true } },
    getPreferences: { status: 200, body: { ...preferences, version: 1 } },
    syncEntries: {
      status: 200,
      body: { entries: [], deleted: [], ids: {}, syncedAt: '2026-11-16T09:00:00.000Z' },
    },
    subscription: { status: 200, body: NO_SUBSCRIPTION },
    paymentConfig: { status: 200, body: PAYMENTS_OFF },
    listSessions: { status: 200, body: [] },
    generatePrompt: { status: 200, body: { prompt: 'What made you smile?', helpText: '' } },
    ...over,
  }
}

import { defaultPreferences, type PrivacyLevel } from '@daywell/core/preferences'
import type { Answers } from './stand-in-server.ts'

export const ANNA = {
  id: 'anna',
  email: 'anna@example.org',
  username: 'anna',
  displayName: 'Anna',
} as const

const MONTH_MS = 29 * 24 * 60 * 60_000

/**
 * Signs Anna in; she has finished onboarding, answered the notification prompt and closed the list
 * of past entries, so that a name occurs once on the page.
 */
export function signIn(): void {
  localStorage.setItem('pastEntriesList', 'closed')
  localStorage.setItem('userId', ANNA.id)
  localStorage.setItem('token', 'a-token')
  sayNotNow()
}

/** Records that the notification prompt was dismissed recently. */
export function sayNotNow(): void {
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

const NOTHING_USED = { used: 0, allowed: null }

const NO_STORAGE_USED = {
  entries: NOTHING_USED,
  entryBytes: NOTHING_USED,
  versionBytes: NOTHING_USED,
  mediaBytes: NOTHING_USED,
}

/** Answers for a person with an empty journal and no subscription. */
export function answersForAnna(over: Answers = {}): Answers {
  const preferences = defaultPreferences()
  return {
    listMedia: { status: 200, body: { media: [], more: false } },
    verify: { status: 200, body: { user: ANNA, onboardingComplete: true } },
    getPreferences: { status: 200, body: { ...preferences, version: 1 } },
    syncEntries: {
      status: 200,
      body: { entries: [], deleted: [], ids: {}, syncedAt: '2026-11-16T09:00:00.000Z' },
    },
    subscription: { status: 200, body: NO_SUBSCRIPTION },
    paymentConfig: { status: 200, body: PAYMENTS_OFF },
    listSessions: { status: 200, body: [] },
    listTokens: { status: 200, body: [] },
    countHeld: { status: 200, body: { entries: 0, deleted: 0, revisions: 0 } },
    getStorageUse: { status: 200, body: NO_STORAGE_USED },
    generatePrompt: { status: 200, body: { prompt: 'What made you smile?', helpText: '' } },
    tokenUse: { status: 200, body: { tokens: null } },
    whereWordsGo: {
      status: 200,
      body: {
        provider: 'openai-compatible',
        model: 'quill-7b',
        host: 'model.example',
        here: false,
      },
    },
    listCorrections: { status: 200, body: { corrections: [] } },
    meaningModel: { status: 200, body: { model: null } },
    ...over,
  }
}

/** Anna's preferences on the server, with this privacy level. */
export function preferencesAt(privacyLevel: PrivacyLevel) {
  const preferences = defaultPreferences()
  const journalStyle = { ...preferences.journalStyle, privacyLevel }
  return { status: 200, body: { ...preferences, journalStyle, version: 1 } } as const
}

import type { TokenScope } from '#account/index.ts'
import type * as endpoints from './endpoints.ts'

type Endpoints = typeof endpoints
type ForPeople = 'session' | { readonly feature: string }

/** The calls that need to know whose they are. */
type PersonCall = {
  [N in keyof Endpoints]: Endpoints[N]['access'] extends ForPeople ? N : never
}[keyof Endpoints]

/** What a token needs for a call; `never`: no token can make it. */
export type Scope = TokenScope | 'never'

/**
 * Which calls an API token can make. Closed by default: a call that isn't listed is refused, and a
 * missing one is a type error. Apart from the endpoints, since the browser has no use for it.
 */
const scopes: Readonly<Record<PersonCall, Scope>> = {
  // The journal
  listEntries: 'read',
  listRevisions: 'read',
  listDeleted: 'read',
  saveEntry: 'write',
  updateEntry: 'write',
  deleteEntry: 'write',
  syncEntries: 'write',
  restoreRevision: 'write',
  restoreDeleted: 'write',
  generatePrompt: 'read',
  getStorageUse: 'read',
  listMedia: 'read',
  declareMedia: 'write',
  deleteMedia: 'write',
  // Whose journal it is, and how they like it
  verify: 'read',
  getPreferences: 'read',
  // What is made from the journal, for those whose plan has it
  weeklySummary: 'read',
  monthlySummary: 'read',
  yearlySummary: 'read',
  daysSummary: 'read',
  weeklyPdf: 'read',
  monthlyPdf: 'read',
  yearlyPdf: 'read',
  reportPdf: 'read',
  listCorrections: 'read',
  correctInsight: 'write',
  // All that the server stores
  exportAll: 'export',
  countHeld: 'export',
  // They contain the privacy level.
  savePreferences: 'never',
  // The account, and what lets one into it
  updateProfile: 'never',
  deleteProfile: 'never',
  confirmPassword: 'never',
  renewRecoveryCode: 'never',
  listSessions: 'never',
  endSession: 'never',
  endOtherSessions: 'never',
  logout: 'never',
  listTokens: 'never',
  createToken: 'never',
  revokeToken: 'never',
  // Money
  createCustomer: 'never',
  createSubscription: 'never',
  subscription: 'never',
  cancelSubscription: 'never',
  resumeSubscription: 'never',
  invoices: 'never',
  // Conversations are the person's own, and may go to a model.
  askAssistant: 'never',
  askJournal: 'never',
  // Only of use to a browser
  whereWordsGo: 'never',
  tokenUse: 'never',
  meaningModel: 'never',
  pushKey: 'never',
  subscribePush: 'never',
  unsubscribePush: 'never',
  tellDay: 'never',
}

/** The scope that an API token needs for the call of this name. */
export function scopeOf(name: string): Scope {
  return Object.hasOwn(scopes, name) ? scopes[name as PersonCall] : 'never'
}

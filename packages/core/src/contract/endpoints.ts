/**
 * Every call of the API by its name. Each is a separate export, so that a page loads only the
 * schemas of the calls that it makes.
 */

export {
  confirmPassword,
  deleteProfile,
  endOtherSessions,
  endSession,
  listSessions,
  renewRecoveryCode,
  updateProfile,
} from './endpoints/account.ts'
export {
  askAssistant,
  askJournal,
  meaningModel,
  tokenUse,
  whereWordsGo,
} from './endpoints/assistant.ts'
export {
  cancelSubscription,
  createCustomer,
  createSubscription,
  invoices,
  paymentConfig,
  paymentWebhook,
  resumeSubscription,
  subscription,
} from './endpoints/billing.ts'
export { accountRules, login, recover, signup } from './endpoints/entering.ts'
export { countHeld, exportAll } from './endpoints/export.ts'
export {
  deleteEntry,
  generatePrompt,
  getStorageUse,
  listDeleted,
  listEntries,
  listRevisions,
  restoreDeleted,
  restoreRevision,
  saveEntry,
  syncEntries,
  updateEntry,
} from './endpoints/journal.ts'
export { logout, revokeSession } from './endpoints/leaving.ts'
export { declareMedia, deleteMedia, listMedia } from './endpoints/media.ts'
export { healthLive, healthReady, metrics, openapi } from './endpoints/operating.ts'
export { getPreferences, savePreferences } from './endpoints/preferences.ts'
export { pushKey, subscribePush, tellDay, unsubscribePush } from './endpoints/push.ts'
export { verify } from './endpoints/session.ts'
export {
  correctInsight,
  daysSummary,
  listCorrections,
  monthlyPdf,
  monthlySummary,
  reportPdf,
  weeklyPdf,
  weeklySummary,
  yearlyPdf,
  yearlySummary,
} from './endpoints/summary.ts'
export { health } from './endpoints/system.ts'
export { createToken, listTokens, revokeToken } from './endpoints/tokens.ts'

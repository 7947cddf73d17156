/**
 * Every call of the API by its name. Each is an export of its own, so that a page loads the schemas
 * of the calls that it makes and no others.
 */

export {
  confirmPassword,
  deleteProfile,
  endOtherSessions,
  endSession,
  listSessions,
  renewRecoveryCode,
  updateProfile,
} from './account.ts'
export { askAssistant, askJournal, meaningModel, whereWordsGo } from './assistant.ts'
export {
  cancelSubscription,
  createCustomer,
  createSubscription,
  invoices,
  paymentConfig,
  paymentWebhook,
  resumeSubscription,
  subscription,
} from './billing.ts'
export { accountRules, login, recover, signup } from './entering.ts'
export { countHeld, exportAll } from './export.ts'
export {
  deleteEntry,
  generatePrompt,
  listDeleted,
  listEntries,
  listRevisions,
  restoreDeleted,
  restoreRevision,
  saveEntry,
  syncEntries,
  updateEntry,
} from './journal.ts'
export { logout, revokeSession } from './leaving.ts'
export { healthLive, healthReady, metrics, openapi } from './operating.ts'
export { getPreferences, savePreferences } from './preferences.ts'
export { pushKey, subscribePush, tellDay, unsubscribePush } from './push.ts'
export { verify } from './session.ts'
export {
  correctInsight,
  listCorrections,
  monthlyPdf,
  monthlySummary,
  reportPdf,
  weeklyPdf,
  weeklySummary,
} from './summary.ts'
export { health } from './system.ts'

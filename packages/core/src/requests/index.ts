export type { NamedDays } from './calendar-days.ts'
export { type JournalRequest, journalRequest, STAYS_ON_DEVICE } from './journal-request.ts'
export { notFoundIn, nothingIn, type Recap, type RecapEntry, recapOf } from './recap.ts'

export type { NamedDays } from './calendar-days.ts'
export { type JournalRequest, journalRequest } from './journal-request.ts'
export { nothingIn, type Recap, type RecapEntry, recapOf } from './recap.ts'

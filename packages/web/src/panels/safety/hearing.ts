/** Apart from the card: whoever only listens fetches no more than this. */
export { safetyOf } from '@daywell/core/safety'

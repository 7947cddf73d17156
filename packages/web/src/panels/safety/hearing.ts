/** Separate from the card, so checking loads no more than this. */
export { safetyOf } from '@daywell/core/safety'

import type { CardDetails } from './card-details.ts'

/** One of Stripe's test cards for each way a payment can go. */
export const testCards = [
  { kind: 'pays', number: '4242 4242 4242 4242' },
  { kind: 'declined', number: '4000 0000 0000 0002' },
  { kind: 'asks', number: '4000 0025 0000 3155' },
] as const

export function filledIn(number: string, now: Date): CardDetails {
  const year = String(now.getFullYear() + 3).slice(-2)
  return { number, expiry: `12 / ${year}`, code: '123' }
}

/** Card fields as displayed, with grouping spaces. */
export interface CardDetails {
  readonly number: string
  readonly expiry: string
  readonly code: string
}

type Complaint = 'incomplete' | 'mistyped' | 'notATest' | 'expiry' | 'past' | 'code'
export type Complaints = Readonly<Partial<Record<keyof CardDetails, Complaint>>>

const MAX_NUMBER_CHARS = 19
const SHORTEST_NUMBER = 12

/** Stripe's published test cards that the sandbox knows. No other number is sent anywhere. */
const TEST_CARDS = [
  ...['4242424242424242', '5555555555554444'],
  ...['4000000000000002', '4000000000009995', '4000000000000069'],
  ...['4000002500003155', '4000002760003184'],
]

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** Formats input as on a card: `4242 4242 4242 4242`, `08 / 27`. */
export const laidOut: Readonly<Record<keyof CardDetails, (typed: string) => string>> = {
  number: (typed) =>
    digitsOf(typed)
      .slice(0, MAX_NUMBER_CHARS)
      .replace(/(\d{4})(?=\d)/g, '$1 '),
  expiry(typed) {
    const digits = expiryDigits(typed)
    return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
  },
  code: (typed) => digitsOf(typed).slice(0, 4),
}

/** The caret position that keeps the same number of digits before it. */
export function caretAfter(digits: number, text: string): number {
  let left = digits
  for (let at = 0; at < text.length; at++) {
    if (left === 0) return at
    if (/\d/.test(text.charAt(at))) left -= 1
  }
  return text.length
}

export function expiryOf(expiry: string): { month: number; year: number } {
  const digits = digitsOf(expiry)
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) }
}

export function complaintsAbout(card: CardDetails, now: Date): Complaints {
  const number = aboutNumber(digitsOf(card.number))
  const expiry = aboutExpiry(card.expiry, now)
  const code = digitsOf(card.code).length < 3 ? 'code' : undefined
  return { ...(number && { number }), ...(expiry && { expiry }), ...(code && { code }) }
}

function aboutNumber(digits: string): Complaint | undefined {
  if (digits.length < SHORTEST_NUMBER) return 'incomplete'
  if (TEST_CARDS.includes(digits)) return undefined
  return passesLuhn(digits) ? 'notATest' : 'mistyped'
}

function aboutExpiry(expiry: string, now: Date): Complaint | undefined {
  const { month, year } = expiryOf(expiry)
  if (digitsOf(expiry).length !== 4 || month < 1 || month > 12) return 'expiry'
  // A card is valid through the end of its month.
  return new Date(year, month) <= now ? 'past' : undefined
}

/** `8/27`, `0827` and autofilled `08/2027` all mean the same. */
function expiryDigits(typed: string): string {
  const padded = typed.replace(/^\s*(\d)\s*\//, '0$1/').replace(/^[2-9]/, '0$&')
  const digits = digitsOf(padded)
  return (digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits).slice(0, 4)
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

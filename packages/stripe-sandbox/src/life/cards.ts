import type { CardBehaviour } from '#records/account.ts'

export interface TestCard {
  readonly behaviour: CardBehaviour
  readonly brand: string
  readonly country: string
}

const visa = (behaviour: CardBehaviour): TestCard => ({ behaviour, brand: 'visa', country: 'US' })

/** Some of the cards that Stripe publishes for tests, by number and by the name that stands for it. */
const TEST_CARDS: readonly { number: string; name: string; card: TestCard }[] = [
  { number: '4242424242424242', name: 'pm_card_visa', card: visa('pays') },
  {
    number: '5555555555554444',
    name: 'pm_card_mastercard',
    card: { behaviour: 'pays', brand: 'mastercard', country: 'US' },
  },
  { number: '4000000000000002', name: 'pm_card_chargeDeclined', card: visa('declines') },
  {
    number: '4000000000009995',
    name: 'pm_card_chargeDeclinedInsufficientFunds',
    card: visa('lacks funds'),
  },
  { number: '4000000000000069', name: 'pm_card_chargeDeclinedExpiredCard', card: visa('expired') },
  {
    number: '4000002500003155',
    name: 'pm_card_authenticationRequiredOnSetup',
    card: visa('asks once'),
  },
  { number: '4000002760003184', name: 'pm_card_authenticationRequired', card: visa('asks always') },
]

export function testCardByNumber(number: string): TestCard | undefined {
  return TEST_CARDS.find((known) => known.number === number)?.card
}

export function testCardByName(name: string): (TestCard & { last4: string }) | undefined {
  const known = TEST_CARDS.find((one) => one.name === name)
  return known && { ...known.card, last4: known.number.slice(-4) }
}

export interface Refusal {
  readonly code: string
  readonly declineCode: string
  readonly message: string
}

const REFUSALS: Partial<Record<CardBehaviour, Refusal>> = {
  declines: {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  },
  'lacks funds': {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired: {
    code: 'expired_card',
    declineCode: 'expired_card',
    message: 'Your card has expired.',
  },
}

/** What happens when a card is charged; with the person at hand, a bank may ask for more. */
export function charged(behaviour: CardBehaviour, onSession: boolean): 'paid' | 'asks' | Refusal {
  const refusal = REFUSALS[behaviour]
  if (refusal !== undefined) return refusal
  return behaviour === 'asks always' || (behaviour === 'asks once' && onSession) ? 'asks' : 'paid'
}

/** The check digit that every card number ends with. */
export function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, place) => {
    const weighed = place % 2 === 0 ? digit : digit * 2
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

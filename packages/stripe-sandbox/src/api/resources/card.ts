import { fields, oneOf, type Params, required, text } from '#api/params.ts'
import { missing, Problem } from '#api/problem.ts'
import { passesLuhn, testCardByName, testCardByNumber } from '#life/cards.ts'
import { newId, type Work } from '#life/work.ts'
import type { MethodRecord } from '#records/account.ts'

const billing = {
  name: text,
  email: text,
  phone: text,
  address: fields({
    city: text,
    country: text,
    line1: text,
    line2: text,
    postal_code: text,
    state: text,
  }),
}

/** What a page sends when a person types a card: beyond the published contract, as Stripe.js does. */
export const cardData = {
  type: oneOf('card'),
  card: fields({ number: text, exp_month: text, exp_year: text, cvc: text }),
  billing_details: fields(billing),
  allow_redisplay: oneOf('always', 'limited', 'unspecified'),
}

/** Makes a payment method of a typed card. The number goes no further than its last four digits. */
export function methodOfCard(work: Work, data: Params<typeof cardData>): MethodRecord {
  const card = required(data.card, 'payment_method_data[card]')
  const number = (card.number ?? '').replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw refused('incorrect_number', 'Your card number is incorrect.', 'number')
  }
  const { month, year } = expiry(work, card.exp_month ?? '', card.exp_year ?? '')
  if (!/^\d{3,4}$/.test(card.cvc ?? '')) {
    throw refused('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  const known = testCardByNumber(number)
  if (known === undefined) throw notForTests()
  return newMethod(work, {
    ...known,
    last4: number.slice(-4),
    expMonth: month,
    expYear: year,
    name: data.billing_details?.name ?? null,
    email: data.billing_details?.email ?? null,
  })
}

/** One of the customer's own, or one of Stripe's names for a test card, such as `pm_card_visa`. */
export function methodByName(work: Work, name: string): MethodRecord {
  const own = work.account.methods.find(({ id }) => id === name)
  if (own !== undefined) return own
  const known = testCardByName(name)
  if (known === undefined) throw missing('PaymentMethod', name, 400, 'payment_method')
  const year = new Date(work.now * 1000).getUTCFullYear() + 4
  return newMethod(work, { ...known, expMonth: 12, expYear: year, name: null, email: null })
}

function newMethod(
  work: Work,
  details: Omit<MethodRecord, 'id' | 'created' | 'attached'>,
): MethodRecord {
  const method = { ...details, id: newId(work, 'pm'), created: work.now, attached: false }
  work.account.methods.push(method)
  return method
}

function expiry(work: Work, monthText: string, yearText: string) {
  const month = /^\d{1,2}$/.test(monthText) ? Number(monthText) : 0
  if (month < 1 || month > 12) {
    throw refused('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const year = /^\d{2}(\d{2})?$/.test(yearText) ? fullYear(Number(yearText)) : 0
  if (Date.UTC(year, month) <= work.now * 1000 || year > 2100) {
    throw refused('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  return { month, year }
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

function refused(code: string, message: string, param: string): Problem {
  return new Problem(402, { type: 'card_error', code, message, param })
}

function notForTests(): Problem {
  return new Problem(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  })
}

/** The two plans and what they cost, in whole US dollars. */
export const plans = {
  monthly: { name: 'Monthly', price: 6, period: 'month' },
  yearly: { name: 'Yearly', price: 65, period: 'year' },
} as const

export type Plan = keyof typeof plans

export const planNames = ['monthly', 'yearly'] as const satisfies readonly Plan[]

/** The price alone: `$6`. */
export function price(plan: Plan): string {
  return `$${plans[plan].price}`
}

/** The price and its period: `$6/month`, `$65/year`. */
export function priceWithPeriod(plan: Plan): string {
  return `${price(plan)}/${plans[plan].period}`
}

/** The yearly plan per month: `$5.42/month`. */
export function yearlyPricePerMonth(): string {
  return `$${(plans.yearly.price / 12).toFixed(2)}/month`
}

/** What the yearly plan saves in a year: `$7`. */
export function yearlySaving(): string {
  return `$${plans.monthly.price * 12 - plans.yearly.price}`
}

/** What Stripe says of a person's subscription, in the words of our row. */
export interface Standing {
  readonly subscriptionId: string | null
  readonly priceId: string | null
  readonly status: string
  readonly currentPeriodEnd: number | null
  readonly cancelAtPeriodEnd: boolean
  readonly unpaidSince: number | null
}

export const NO_STANDING: Standing = {
  subscriptionId: null,
  priceId: null,
  status: 'none',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  unpaidSince: null,
}

export { can, type Feature, features } from './feature.ts'
export { PAYMENT_PAGE } from './payment-page.ts'
export {
  type Plan,
  planNames,
  plans,
  price,
  priceWithPeriod,
  yearlyPricePerMonth,
  yearlySaving,
} from './plan.ts'
export {
  type CancelOutcome,
  cancellation,
  type Due,
  due,
  invoice,
  type PaymentConfig,
  paymentConfig,
  type SubscriptionStatus,
  subscriptionStatus,
} from './subscription.ts'

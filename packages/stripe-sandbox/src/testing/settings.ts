export const KEYS = { secret: 'sk_test_of_the_tests', publishable: 'pk_test_of_the_tests' }
export const WEBHOOK_SECRET = 'whsec_of_the_tests'
export const CONTROL_TOKEN = 'token-of-the-tests'
export const PRICES = [
  { id: 'price_monthly', amount: 600, interval: 'month', name: 'Monthly' },
  { id: 'price_yearly', amount: 6500, interval: 'year', name: 'Yearly' },
] as const

import type { CustomerRecord, MethodRecord } from '#records/account.ts'
import type { Shape } from './shape.ts'

export function paymentMethodShape(customer: CustomerRecord, method: MethodRecord): Shape {
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(method),
    card: {
      brand: method.brand,
      checks: checks,
      country: method.country,
      display_brand: method.brand,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      fingerprint: `sandbox${method.last4}`,
      funding: 'credit',
      generated_from: null,
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: method.created,
    customer: method.attached ? customer.id : null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}

export function billingDetails({ email, name }: MethodRecord) {
  const address = {
    city: null,
    country: null,
    line1: null,
    line2: null,
    postal_code: null,
    state: null,
  }
  return { address, email, name, phone: null, tax_id: null }
}

export const checks = {
  address_line1_check: null,
  address_postal_code_check: null,
  cvc_check: 'pass',
}

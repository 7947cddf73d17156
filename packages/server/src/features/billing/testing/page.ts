const GOOD_CARD = '4242424242424242'

/** The payment that a client secret belongs to. */
export function paymentOf(secret: string) {
  return { id: secret.split('_secret_')[0] ?? '', secret }
}

type Payment = ReturnType<typeof paymentOf>

/** What the payment form does in the browser. */
export function payAt(url: string, key: string, payment: Payment, card = GOOD_CARD) {
  return post(`${url}/v1/payment_intents/${payment.id}/confirm`, {
    key,
    client_secret: payment.secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '34',
    'payment_method_data[card][cvc]': '123',
    return_url: 'http://127.0.0.1/subscription/success',
  })
}

export function authenticateAt(url: string, { id, secret }: Payment) {
  return post(`${url}/authenticate/${id}`, { client_secret: secret, outcome: 'complete' })
}

async function post(address: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  const text = await answer.text()
  const json = (text ? JSON.parse(text) : {}) as {
    status?: string
    error?: { code?: string }
    next_action?: { redirect_to_url?: { url: string } } | null
  }
  return { status: answer.status, headers: answer.headers, json }
}

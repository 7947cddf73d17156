import { expect, test } from 'vitest'
import { startSandbox } from '#testing/harness.ts'

test('products and prices can be made beside the two that are there', async () => {
  const { stripe } = await startSandbox()
  const product = await stripe.products.create({ name: 'Lifetime', metadata: { kind: 'test' } })
  expect((await stripe.products.retrieve(product.id)).metadata).toEqual({ kind: 'test' })
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 900,
    recurring: { interval: 'month' },
    active: false,
  })
  const expand = ['product']
  const shown = await stripe.prices.retrieve(price.id, { expand })
  expect(shown).toMatchObject({ unit_amount: 900, product: { name: 'Lifetime' } })
  expect((await stripe.prices.list({ product: product.id })).data).toHaveLength(1)
  const { id: customer } = await stripe.customers.create()
  const items = [{ price: price.id }]
  await expect(stripe.subscriptions.create({ customer, items })).rejects.toThrow('inactive')
})

test('a customer’s details and metadata change field by field', async () => {
  const { stripe } = await startSandbox()
  const metadata = { one: '1', two: '2' }
  const { id } = await stripe.customers.create({ email: 'ada@example.org', name: 'Ada', metadata })
  const changed = await stripe.customers.update(id, { name: '', metadata: { one: '', three: '3' } })
  expect(changed).toMatchObject({ name: null, email: 'ada@example.org' })
  expect(changed.metadata).toEqual({ two: '2', three: '3' })
  expect((await stripe.customers.list({ email: 'ada@example.org' })).data).toHaveLength(1)
  expect((await stripe.customers.list({ email: 'eve@example.org' })).data).toEqual([])
})

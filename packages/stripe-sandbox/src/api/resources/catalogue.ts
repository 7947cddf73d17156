import { endpoint } from '#api/endpoint.ts'
import { listing, newestFirst, paged } from '#api/pages.ts'
import {
  fields,
  flag,
  listOf,
  metadata,
  oneOf,
  required,
  text,
  textOrNothing,
  whole,
} from '#api/params.ts'
import { missing } from '#api/problem.ts'
import { priceShape, productShape } from '#shapes/catalogue.ts'

const recurring = fields({ interval: oneOf('month', 'year'), interval_count: oneOf('1') })

export const catalogue = [
  endpoint(
    'POST',
    '/v1/products',
    { id: text, name: text, description: textOrNothing, active: flag, metadata },
    async ({ ledger }, params) => {
      const { now, random } = ledger.around
      const product = {
        id: params.id ?? `prod_${random()}`,
        created: now,
        name: required(params.name, 'name'),
        description: params.description ?? null,
        active: params.active ?? true,
        metadata: params.metadata ?? {},
      }
      await ledger.addProduct(product)
      return productShape(product)
    },
  ),
  endpoint('GET', '/v1/products/{id}', {}, async ({ id, ledger }) => {
    const product = await ledger.product(id)
    if (product === undefined) throw missing('product', id)
    return productShape(product)
  }),
  endpoint(
    'POST',
    '/v1/prices',
    {
      currency: oneOf('usd'),
      product: text,
      unit_amount: whole,
      recurring,
      nickname: textOrNothing,
      lookup_key: textOrNothing,
      active: flag,
      metadata,
    },
    async ({ ledger }, params) => {
      const { now, random } = ledger.around
      const product = required(params.product, 'product')
      if ((await ledger.product(product)) === undefined) throw missing('product', product, 400)
      const price = {
        id: `price_${random()}`,
        created: now,
        product,
        amount: required(params.unit_amount, 'unit_amount'),
        currency: required(params.currency, 'currency'),
        interval: required(params.recurring?.interval, 'recurring[interval]'),
        nickname: params.nickname ?? null,
        lookupKey: params.lookup_key ?? null,
        active: params.active ?? true,
        metadata: params.metadata ?? {},
      }
      await ledger.addPrice(price)
      return priceShape(price)
    },
  ),
  endpoint('GET', '/v1/prices/{id}', {}, async ({ id, ledger }) => {
    const price = await ledger.price(id)
    if (price === undefined) throw missing('price', id)
    return priceShape(price)
  }),
  endpoint(
    'GET',
    '/v1/prices',
    { ...listing, active: flag, product: text, lookup_keys: listOf(text) },
    async ({ ledger }, { active, lookup_keys: keys, product, ...page }) => {
      const wanted = (await ledger.prices()).filter(
        (price) =>
          (active === undefined || price.active === active) &&
          (product === undefined || price.product === product) &&
          (keys === undefined || keys.includes(price.lookupKey ?? '')),
      )
      return paged('/v1/prices', newestFirst(wanted.map(priceShape)), page)
    },
  ),
]

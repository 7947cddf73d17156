import type { Engine } from '#engine.ts'
import type { PriceRecord, ProductRecord } from '#records/catalogue.ts'

export interface PriceSeed {
  readonly id: string
  /** In cents. */
  readonly amount: number
  readonly interval: 'month' | 'year'
  readonly name: string
}

const PRODUCT = 'prod_premium'

/** Puts the product and its prices there, unless they are already. */
export function seed(engine: Engine, prices: readonly PriceSeed[]): Promise<void> {
  return engine.storage.transact(async (documents) => {
    const { now: created } = await engine.surroundings(documents, '')
    const common = { created, active: true, metadata: {} }
    const product: ProductRecord = { ...common, id: PRODUCT, name: 'Premium', description: null }
    if ((await documents.get('product', PRODUCT)) === undefined) {
      await documents.put('product', PRODUCT, product)
    }
    for (const { name: nickname, ...price } of prices) {
      if ((await documents.get('price', price.id)) !== undefined) continue
      const record = { ...common, ...price, nickname, product: PRODUCT }
      const whole: PriceRecord = { ...record, currency: 'usd', lookupKey: null }
      await documents.put('price', price.id, whole)
    }
  })
}

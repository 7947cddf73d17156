export interface ProductRecord {
  id: string
  created: number
  name: string
  description: string | null
  active: boolean
  metadata: Readonly<Record<string, string>>
}

export interface PriceRecord {
  id: string
  created: number
  product: string
  amount: number
  currency: string
  interval: 'month' | 'year'
  nickname: string | null
  lookupKey: string | null
  active: boolean
  metadata: Readonly<Record<string, string>>
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  can,
  features,
  price,
  priceWithPeriod,
  yearlyPricePerMonth,
  yearlySaving,
} from './index.ts'

const anyFeature = fc.oneof(fc.constantFrom(...features), fc.string())

describe('paywall', () => {
  it('PAY-21 blocks nothing with an active subscription', () => {
    fc.assert(
      fc.property(anyFeature, (feature) => {
        expect(can({ hasActiveSubscription: true }, feature)).toBe(true)
      }),
    )
  })

  it('PAY-22 blocks the five premium features without an active subscription', () => {
    const premium = [
      'ai-chat',
      'advanced-insights',
      'pdf-export',
      'unlimited-entries',
      'monthly-reports',
    ]
    for (const feature of premium)
      expect(can({ hasActiveSubscription: false }, feature)).toBe(false)
    expect(features).toEqual(premium)
  })

  it('PAY-23 blocks those five and no other where there is no subscription at all', () => {
    fc.assert(
      fc.property(anyFeature, fc.constantFrom(null, undefined), (feature, none) => {
        expect(can(none, feature)).toBe(!features.some((premium) => premium === feature))
      }),
    )
  })
})

describe('plans', () => {
  it('PAY-01 cost $6 a month or $65 a year, which is $5.42 a month and saves $7', () => {
    expect(price('monthly')).toBe('$6')
    expect(price('yearly')).toBe('$65')
    expect(yearlyPricePerMonth()).toBe('$5.42/month')
    expect(yearlySaving()).toBe('$7')
  })

  it('say their price with its period', () => {
    expect(priceWithPeriod('monthly')).toBe('$6/month')
    expect(priceWithPeriod('yearly')).toBe('$65/year')
  })
})

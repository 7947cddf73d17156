import { expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { envExample } from './env-example.ts'
import { settings } from './settings.ts'

it('the example names every setting once and sets none of them', () => {
  const names = [...envExample().matchAll(/^# ([A-Z_\d]+)=$/gm)].map((match) => match[1])
  expect(names).toEqual(Object.keys(settings))
  const set = envExample()
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(set).toEqual([])
})

it('the example gives the defaults that hold', () => {
  const { HOST, PORT, RATE_LIMIT_PER_MINUTE, LOG_LEVEL, PREMIUM, SIGNUPS } = settings
  expect(readConfig({})).toMatchObject({
    host: HOST.unset,
    port: Number(PORT.unset),
    rateLimitPerMinute: Number(RATE_LIMIT_PER_MINUTE.unset),
    logLevel: LOG_LEVEL.unset,
    premium: PREMIUM.unset,
    signups: SIGNUPS.unset,
  })
})

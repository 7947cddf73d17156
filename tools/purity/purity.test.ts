import { expect, it } from 'vitest'
import { aTree } from '../testing/a-tree.ts'
import { checkPurity } from './check.ts'

const broken = (code: string, file = 'packages/core/src/a/b.ts') =>
  checkPurity(aTree({ [file]: code })).broken

it.each([
  'Date.now()',
  'new Date()',
  'Date()',
  'Math.random()',
  'Temporal.Now.instant()',
  'crypto.randomUUID()',
  "fetch('/')",
  'document.title',
  "localStorage.getItem('a')",
  'process.env.A',
  'setTimeout(() => {}, 1)',
  "console.log('a')",
  'globalThis.fetch',
  'performance.now()',
  'const { random } = { random: Math.random }',
  'call(fetch)',
])('finds %s in core', (code) => {
  expect(broken(`export const f = () => { ${code} }`)).toHaveLength(1)
})

it.each([
  'new Date(ms)',
  'new Date(2020, 1)',
  'Date.parse(text)',
  'entry.process',
  'const a = { crypto: 1, fetch: 2 }',
  'const take = (process) => process + 1',
  'type A = { document: string }',
])('lets %s pass', (code) => {
  expect(broken(`export const f = (ms, text, entry) => { ${code} }`)).toEqual([])
})

it('looks at the builders of core too, but not at its tests or at other packages', () => {
  expect(broken('Math.random()', 'packages/core/src/testing/index.ts')).toHaveLength(1)
  expect(broken('Math.random()', 'packages/core/src/a/b.test.ts')).toEqual([])
  expect(broken('Math.random()', 'packages/server/src/main.ts')).toEqual([])
})

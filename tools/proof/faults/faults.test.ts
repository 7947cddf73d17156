import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { RULES_FILE } from '../../rules/files.ts'
import { ruleIds } from '../../rules/rule-ids.ts'
import { root } from '../../setup/paths.mjs'
import { type Fault, plant, readFaults, rotate } from './fault.ts'
import { findNamingTests } from './naming-tests.ts'

const testsOf = findNamingTests(root)
const LIST = new URL('./faults.json', import.meta.url).pathname

it('every fault on the list fits the rules and the code, a test names its rule, and no area is without', () => {
  const faults = readFaults(LIST, root)
  for (const { rule } of faults) expect(Object.values(testsOf(rule)).flat(), rule).not.toEqual([])
  expect(faults.length).toBeGreaterThanOrEqual(80)
  const areasOf = (ids: readonly string[]) => new Set(ids.map((id) => id.split('-')[0]))
  const rules = ruleIds(readFileSync(join(root, RULES_FILE), 'utf8'))
  expect(areasOf(faults.map(({ rule }) => rule))).toEqual(areasOf(rules))
})

it('names what is wrong with a fault, and plants one as it stands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'daywell-faults-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [good] = readFaults(LIST, root) as [Fault, ...Fault[]]
  const read = (fault: Partial<Fault>) => {
    const path = join(folder, 'faults.json')
    writeFileSync(path, JSON.stringify([{ ...good, ...fault }]))
    return () => readFaults(path, root)
  }
  expect(read({})()).toEqual([good])
  expect(read({ rule: 'API-9999' })).toThrow('names a rule that isn’t in docs/rules.md')
  expect(read({ file: 'packages/nowhere.ts' })).toThrow('names a file that doesn’t exist')
  expect(read({ find: 'such a text is not there' })).toThrow('occurs 0 times instead of once')
  expect(read({ replace: good.find })).toThrow('changes nothing')
  const text = readFileSync(join(root, good.file), 'utf8')
  expect(plant(text, { ...good, replace: '$& and $1' })).toBe(
    text.split(good.find).join('$& and $1'),
  )
})

it('finds the tests of a shared suite by who imports it', () => {
  const { unit } = testsOf('SYNC-12')
  expect(unit.length).toBeGreaterThan(0)
  for (const file of unit) expect(file).toMatch(/\.test\.tsx?$/)
})

it('takes the next ones with every round, and begins again at the end', () => {
  const list = ['a', 'b', 'c', 'd']
  expect([0, 1, 2].map((round) => rotate(list, round, 3).join(''))).toEqual(['abc', 'dab', 'cda'])
  expect(rotate(list, 5, 9)).toHaveLength(4)
})

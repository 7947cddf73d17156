import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../../setup/paths.mjs'
import { type Fault, plant, readFaults } from './fault.ts'
import { findNamingTests } from './naming-tests.ts'

const testsOf = findNamingTests(root)
const LIST = new URL('./faults.json', import.meta.url).pathname

it('every fault on the list fits the rules and the code, and a test names its rule', () => {
  const faults = readFaults(LIST, root)
  for (const { rule } of faults) expect(Object.values(testsOf(rule)).flat(), rule).not.toEqual([])
  expect(faults.length).toBeGreaterThan(10)
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
  expect(read({ rule: 'API-9999' })).toThrow('names a rule that docs/rules.md does not have')
  expect(read({ file: 'packages/nowhere.ts' })).toThrow('names a file that does not exist')
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

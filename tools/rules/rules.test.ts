import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { aTree, write } from '../testing/a-tree.ts'
import { cameBack, coverageOf, differences } from './check.ts'
import { NOT_COVERED_FILE, RULES_FILE } from './files.ts'
import { readPast } from './past.ts'
import { readNotCovered, writeNotCovered } from './rule-ids.ts'
import { readTitles } from './titles.ts'

// The areas are not ours, so that these titles count for nothing in the real check.
const RULES =
  '| id | rule | how it shows |\n|---|---|---|\n' +
  '| CAT-01 | purrs | unit |\n| CAT-02 | sleeps | unit |\n| DOG-01 | barks | unit |\n'
const titlesOf = (code: string, file = 'packages/a/src/b.test.ts') =>
  readTitles(aTree({ [file]: code }))
const notCovered = (code: string) => coverageOf(RULES, titlesOf(code)).notCovered

describe('which rules the titles name', () => {
  it.each([
    `it('CAT-01 it purrs', () => {})`,
    `test('x', () => {}); describe('CAT-01', () => {})`,
    `it(\`CAT-01 on \${engine}\`, () => {})`,
    `it.each([1])('CAT-01 %s', () => {})`,
    'describe.each`a`("CAT-01", () => {})',
    `test.describe('CAT-01', () => {})`,
    `it('both, ' + 'CAT-01', () => {})`,
  ])('reads %s', (code) => {
    expect(notCovered(code)).toEqual(['CAT-02', 'DOG-01'])
  })

  it('reads several ids from one title, and none from what is no title', () => {
    expect(notCovered(`it('CAT-01, CAT-02 naps', () => {})`)).toEqual(['DOG-01'])
    expect(notCovered(`it('x', () => { log('CAT-01') }) // DOG-01`)).toHaveLength(3)
  })

  it('reads suites that several tests share, and journeys in the browser', () => {
    const suite = `import { it } from 'vitest'\nexport const s = () => it('CAT-01', () => {})`
    expect(titlesOf(suite, 'packages/a/src/testing/suite.ts').titles).toHaveLength(1)
    const journey = `import { test } from './fixtures.ts'\ntest('CAT-01', () => {})`
    expect(titlesOf(journey, 'packages/e2e/src/a.spec.ts').titles).toHaveLength(1)
    expect(titlesOf(`it('CAT-01', () => {})`, 'packages/a/src/plain.ts').titles).toEqual([])
  })

  it('refuses an id that no rule has, and leaves UTF-16 alone', () => {
    const { unknown } = coverageOf(RULES, titlesOf(`it('CAT-09 in UTF-16', () => {})`))
    expect(unknown).toEqual([expect.stringContaining('names CAT-09')])
  })

  it('refuses a rule that no test names at the layer where it shows', () => {
    const server = 'packages/server/src/a.test.ts'
    const component = 'packages/web/src/a.component.test.tsx'
    const journey = 'packages/e2e/src/b/a.test.ts'
    const halfProved = (marks: string, ...files: string[]) => {
      const tests = files.map((file) => [file, `it('CAT-01', () => {})`])
      const rules = `| CAT-01 | purrs | ${marks} |\n`
      return coverageOf(rules, readTitles(aTree(Object.fromEntries(tests)))).halfProved
    }
    expect(halfProved('unit, browser', server, component)).toEqual([])
    expect(halfProved('unit, browser', server, journey)).toEqual([])
    expect(halfProved('unit, browser', server)).toEqual([expect.stringContaining('"browser"')])
    expect(halfProved('unit, browser', journey)).toEqual([expect.stringContaining('"unit"')])
    expect(halfProved('unit', component)).toEqual([expect.stringContaining('"unit"')])
    expect(halfProved('api', 'packages/web/src/a.test.ts', journey)).toEqual([
      expect.stringContaining('"api"'),
    ])
    expect(halfProved('api', server)).toEqual([])
    expect(halfProved('looks', server)).toEqual([expect.stringContaining('one of unit,api')])
  })
})

it.each([
  `it.skip('a', () => {})`,
  `it.only('a', () => {})`,
  `it.todo('a')`,
  `test.fixme('a', async () => {})`,
  `test.describe.only('a', () => {})`,
  `it.skipIf(x)('a', () => {})`,
  `it.concurrent.skip.each([1])('a', () => {})`,
  `test.fail('a', () => {})`,
  `it('a', (context) => { context.skip() })`,
  `test('a', () => { test.skip(true) })`,
  `xit('a', () => {})`,
])('refuses %s', (code) => {
  expect(titlesOf(code).leftOut.length).toBeGreaterThan(0)
})

describe('the file of rules not covered', () => {
  it('must equal what was computed, in order', () => {
    const computed = ['CAT-01', 'DOG-01']
    expect(differences(['CAT-01', 'DOG-01'], computed)).toEqual([])
    expect(differences(['CAT-01'], computed)).toHaveLength(1)
    expect(differences(['CAT-01', 'CAT-02', 'DOG-01'], computed)).toHaveLength(1)
    expect(differences(['DOG-01', 'CAT-01'], computed)).toHaveLength(1)
  })

  it('is read as it was written', () => {
    expect(readNotCovered(writeNotCovered(['CAT-01', 'DOG-01']))).toEqual(['CAT-01', 'DOG-01'])
  })

  it('only shrinks against both of the last commits, unless a rule is new', () => {
    const root = aTree()
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })
    const commit = (rules: string, ids: string[]) => {
      write(root, RULES_FILE, rules)
      write(root, NOT_COVERED_FILE, writeNotCovered(ids))
      git('add', '.')
      git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-m', 'x')
    }
    git('init', '--quiet')
    expect(cameBack(['CAT-01'], readPast(root))).toEqual([])
    commit(RULES, ['CAT-01', 'CAT-02'])
    commit(RULES, ['CAT-01', 'CAT-02', 'DOG-01'])
    expect(cameBack(['CAT-01', 'CAT-02'], readPast(root))).toEqual([])
    expect(cameBack(['DOG-01'], readPast(root))).toHaveLength(1)
    expect(cameBack(['DOG-02'], readPast(root))).toEqual([])
  })
})

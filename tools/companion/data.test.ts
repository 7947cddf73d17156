import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CONCERNS } from '../../packages/core/src/safety/verdict.ts'
import { checkFile } from './check.ts'
import { situations } from './situations.ts'

const FOLDER = new URL('data/', import.meta.url)
const files = readdirSync(FOLDER).map((name) => ({
  name,
  content: readFileSync(new URL(name, FOLDER), 'utf8'),
}))
const rowsOf = (kind: RegExp) =>
  files
    .filter(({ name }) => kind.test(name))
    .flatMap(({ content }) => content.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line))

it.each(files.filter(({ name }) => /examples|replies/.test(name)))(
  '$name keeps to the guide for writers',
  ({ content }) => {
    expect(checkFile(content).complaints).toEqual([])
  },
)

it('every situation has enough examples and replies', () => {
  const examples = Map.groupBy(rowsOf(/^examples/), ({ situation }) => situation)
  const seeds = readFileSync(new URL('seed-replies.jsonl', import.meta.url), 'utf8')
  const more = seeds
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const replies = Map.groupBy([...rowsOf(/^replies/), ...more], ({ situation }) => situation)
  const few = [...situations.keys()].filter(
    (id) => (examples.get(id)?.length ?? 0) < 16 || (replies.get(id)?.length ?? 0) < 6,
  )
  expect(few).toEqual([])
})

it('what is laid aside is in no other file', () => {
  const key = ({ text, message }: { text?: string; message?: string }) => text ?? message
  const known = new Set(rowsOf(/^(?:examples|intents)/).map(key))
  expect(rowsOf(/^laid-aside/).filter((row) => known.has(key(row)))).toEqual([])
})

it('every message has an intent that exists', () => {
  const known = JSON.parse(readFileSync(new URL('intents.json', import.meta.url), 'utf8'))
  const ids = new Set(known.map(({ id }: { id: string }) => id))
  expect(rowsOf(/intents/).filter(({ intent }) => !ids.has(intent))).toEqual([])
})

it('every sign of danger has a concern that exists', () => {
  const rows = files
    .filter(({ name }) => name.startsWith('danger'))
    .flatMap(({ content }) => content.split('\n').filter(Boolean))
    .map((line) => line.split('\t'))
  const known = new Set<string>([...CONCERNS, 'none'])
  expect(rows.length).toBeGreaterThan(2_000)
  expect(rows.filter((row) => row.length !== 2 || !known.has(row[0] ?? '') || !row[1])).toEqual([])
})

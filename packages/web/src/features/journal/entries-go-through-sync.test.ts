import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const SCREENS = new URL('../', import.meta.url)
const WRITING =
  /endpoints\.(?:saveEntry|updateEntry|deleteEntry|syncEntries|restoreRevision|restoreDeleted)\b/g
/** What was replaced or deleted lies on the server alone: only the server can bring it back. */
const ONLY_THERE = ['endpoints.restoreDeleted', 'endpoints.restoreRevision']

it('JRN-20 no screen calls the server to create, update or delete an entry', () => {
  const files = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  expect(sources.length).toBeGreaterThan(50)
  const calls = sources.flatMap((file) =>
    readFileSync(new URL(file, SCREENS), 'utf8').match(WRITING),
  )
  const made = new Set(calls.filter((call) => call !== null))
  expect([...made].sort()).toEqual(ONLY_THERE)
})

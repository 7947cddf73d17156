import { readdirSync, readFileSync } from 'node:fs'
import { endpoints } from '@daywell/core/contract'
import { expect, it } from 'vitest'

const SOURCES = new URL('../../', import.meta.url)
/** The sync itself, and what drives it in tests. */
const SYNC = /^services\/sync\/|(?:^|\/)testing\/|\.test\./

/** Endpoints that change an entry on the server. */
const WRITING = Object.entries(endpoints).flatMap(([name, { method, path }]) =>
  method !== 'GET' && path.startsWith('/api/journal') ? [name] : [],
)

it('JRN-20 no screen calls the server to create, update or delete an entry', () => {
  expect(WRITING).toEqual(expect.arrayContaining(['saveEntry', 'deleteEntry', 'syncEntries']))
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !SYNC.test(file))
  expect(sources.length).toBeGreaterThan(500)
  const calls = sources.flatMap((file) =>
    writesIn(readFileSync(new URL(file, SOURCES), 'utf8')).map((call) => `${file}: ${call}`),
  )
  // Replaced or deleted versions are only on the server, so only it can restore them.
  expect(calls.sort()).toEqual([
    'features/journal/history/restore-version.ts: endpoints.restoreDeleted',
    'features/journal/history/restore-version.ts: endpoints.restoreRevision',
  ])
})

/** Calls by name, and every way around it: by path, by index, by destructuring. */
function writesIn(source: string): string[] {
  const byName = new RegExp(`endpoints\\s*\\.\\s*(?:${WRITING.join('|')})\\b`, 'g')
  const around = /['"`]\/api\/journal|endpoints\s*(?:\?\.)?\[|\}\s*=\s*endpoints\b|endpoints as /g
  const code = source.replace(/\/\*\*?[\s\S]*?\*\//g, '')
  return [...(code.match(byName) ?? []), ...(code.match(around) ?? [])]
}

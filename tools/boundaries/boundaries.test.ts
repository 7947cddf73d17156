import { expect, it } from 'vitest'
import { aTree } from '../testing/a-tree.ts'
import { coreFolders } from './arrows.ts'
import { checkBoundaries } from './check.ts'

const broken = (files: Record<string, string>) => checkBoundaries(aTree(files)).broken

it('lets the arrows of the architecture pass', () => {
  const files = {
    'packages/core/src/journal/index.ts': `import * as z from 'zod/mini'\nexport const a = z`,
    'packages/server/src/features/journal/journal.routes.ts': `import './journal.service.ts'\nimport 'fastify'`,
    'packages/server/src/features/journal/journal.service.ts': `import '#stores/journal/journal.store.ts'\nimport type { Database } from '#database/database.ts'`,
    'packages/server/src/stores/journal/journal.store.ts': `import { a } from '@daywell/core/journal'\nimport '#database/database.ts'`,
    'packages/server/src/database/database.ts': `import 'better-sqlite3'`,
    'packages/web/src/app/router.tsx': `const lazy = () => import('#features/journal/page.tsx')\nconst x = <b />`,
    'packages/web/src/features/journal/page.tsx': `import '#kit/ui/button.tsx'\nimport '@daywell/core/journal'`,
    'packages/web/src/kit/ui/button.tsx': `import 'react'`,
  }
  expect(checkBoundaries(aTree(files))).toEqual({ files: 8, edges: 12, arrows: 2, broken: [] })
})

// Each is one file too many in an otherwise sound tree: where it stands, what it imports.
const forbidden: readonly [from: string, imports: string, says: string][] = [
  ['packages/core/src/sync/index.ts', `import 'node:fs'`, 'core may not import that package'],
  ['packages/core/src/sync/index.ts', `import 'zod'`, 'core may not import that package'],
  ['packages/core/src/sync/index.ts', `import '@daywell/server/src/app.ts'`, 'core may not import'],
  ['packages/core/src/a/index.ts', '', 'isn’t in tools/boundaries/arrows.ts'],
  ['packages/core/src/journal/a.ts', `import '#sync/index.ts'`, 'may not import core/sync'],
  ['packages/core/src/contract/a.ts', `import '#companion/b.ts'`, 'may not import core/companion'],
  ['packages/core/src/contract/a.ts', `import '#insights/index.ts'`, 'loads schemas only'],
  ['packages/core/src/contract/a.ts', `import '#journal/index.ts'`, 'loads schemas only'],
  ['packages/core/src/insights/a-schema.ts', `import './b.ts'`, 'loads schemas only'],
  ['packages/web/src/features/a/b.tsx', `import '#features/c/d.tsx'`, 'may not import another'],
  ['packages/web/src/features/a/b.tsx', `import('#services/sync/a.ts')`, 'not import sync'],
  ['packages/web/src/services/session/b.ts', `import '#panels/ask/c.tsx'`, 'may not import ask'],
  ['packages/web/src/device/files/b.ts', `import '#api/client.ts'`, 'files may not import api'],
  ['packages/web/src/kit/ui/b.tsx', `import '@daywell/core/journal'`, 'ui may not import core'],
  ['packages/web/src/kit/ui/b.tsx', `export * from '#kit/texts/c.ts'`, 'ui may not import texts'],
  ['packages/web/src/api/b.ts', `import '#services/session/c.ts'`, 'api may not import session'],
  ['packages/web/src/api/b.ts', `import '#services/privacy/c.ts'`, 'api may not import privacy'],
  ['packages/web/src/app/b.ts', `import '@daywell/server/src/app.ts'`, 'may not import server app'],
  [
    'packages/web/src/kit/ui/b.ts',
    `new URL('../../device/workers/c.ts', import.meta.url)`,
    'worker',
  ],
  ['packages/server/src/features/a/a.service.ts', `import 'fastify'`, 'may import that package'],
  ['packages/server/src/features/a/a.service.ts', `import '#database/d.ts'`, 'may not import'],
  [
    'packages/server/src/stores/a/a.store.ts',
    `import '#features/a/a.service.ts'`,
    'may not import service',
  ],
  [
    'packages/server/src/features/a/a.routes.ts',
    `import '#stores/a/a.store.ts'`,
    'may not import store',
  ],
  ['packages/server/src/features/a/a.routes.ts', `import '../b/b.service.ts'`, 'another'],
  ['packages/server/src/http/a.ts', `import 'pg'`, 'only database may import'],
  ['packages/server/src/http/a.ts', `type T = import('../app.ts').T`, 'may not import server app'],
  ['packages/server/src/app.ts', `import '#testing/b.ts'`, 'only tests may import that'],
  ['packages/server/src/app.ts', `import './app.test.ts'`, 'only tests may import that'],
  ['packages/server/src/app.ts', `export const port = process.env.PORT`, 'reads process.env'],
  ['packages/server/src/app.ts', `export const { PORT } = process.env`, 'reads process.env'],
  ['packages/server/src/utils/a.ts', '', 'name it after what it does'],
  ['packages/server/src/http/helpers.ts', '', 'name it after what it does'],
  ['packages/server/src/misc/a.ts', '', 'isn’t in tools/boundaries/arrows.ts'],
]

it.each(forbidden)('refuses in %s: %s', (from, imports, says) => {
  const found = broken({ [from]: imports })
  expect(found).not.toEqual([])
  expect(found.join('\n')).toContain(says)
})

const entries = `db.selectFrom('entries')`
const foreign: readonly [from: string, query: string, says: string][] = [
  ['features/ask/a.service.ts', entries, 'queries entries: stores/journal owns it'],
  ['stores/push/a.store.ts', `q.leftJoin('users as u', (join) => join)`, 'stores/accounts owns it'],
  ['stores/push/a.store.ts', 'sql`select id from entries`', 'stores/journal owns it'],
  ['limits/a.ts', `deletePage(trx, { table: 'locks', where })`, 'leases owns it'],
  ['stores/push/a.store.ts', `db.insertInto('push_new')`, 'no folder owns it'],
]

it.each(foreign)('refuses in %s: %s', (file, query, says) => {
  const [found] = broken({ [`packages/server/src/${file}`]: `import '@daywell/core/x'\n${query}` })
  expect(found).toContain(says)
})

it('lets the owner of a table query it, and tests every table', () => {
  const files = ['stores/journal/a.store.ts', 'stores/push/a.test.ts', 'testing/a.ts']
  const tree = files.map((file) => [`packages/server/src/${file}`, `import 'vitest'\n${entries}`])
  expect(broken(Object.fromEntries(tree))).toEqual([])
})

it('refuses names that the glossary has retired, and no words in texts', () => {
  const found = broken({
    'packages/web/src/kit/ui/a.ts': `import 'react'\nconst LONGEST = 'a shelf'\nfunction deaf() {}`,
  })
  expect(found).toEqual([
    expect.stringContaining('a.ts:2 names LONGEST: say MAX with subject and unit'),
    expect.stringContaining('a.ts:3 names deaf: say unsubscribe'),
  ])
})

it('refuses phrases that sound translated, wherever a person may read them', () => {
  const found = broken({
    'packages/web/src/kit/a.texts.ts': `import 'react'\nexport const a = { b: 'It is here', c: (n: number) => \`\${n} lies here\` }`,
    'packages/core/src/sync/a.ts': `import 'vitest'\n// Nobody waits.\nexport const told = 'The file could not be read'`,
    'packages/server/src/http/a.ts': `export const log = 'the server goes on'`,
    'docs/a.md': 'It is sent by itself.',
  })
  expect(found.filter((one) => one.includes(' says '))).toEqual([
    expect.stringContaining('core/src/sync/a.ts:3 says “could not be”'),
    expect.stringContaining('core/src/sync/a.ts:2 says “Nobody”: say “no one”'),
    expect.stringContaining('server/src/http/a.ts:1 says “goes on”'),
    expect.stringContaining('kit/a.texts.ts:2 says “It is”: say a contraction'),
    expect.stringContaining('kit/a.texts.ts:2 says “lies here”'),
    expect.stringContaining('docs/a.md:1 says “by itself”'),
  ])
})

it('lets texts alone that are fixed, quoted, or compared with what people write', () => {
  const found = broken({
    'packages/web/src/kit/a.texts.ts': `export const a = 'This browser does not support notifications'`,
    'packages/core/src/safety/a.ts': `export const words = 'Nobody would miss me'`,
    'packages/core/src/sync/a.ts': `// As \`nobody\` or “somebody” wrote.\nexport const is = 'nobody at all'`,
    'packages/server/src/database/migrations/a.ts': `// Whoever leaves.`,
    'docs/a.md': 'It says “nobody”.\n> Nobody came.\n```\nsomebody\n```\n',
    'docs/rules.md': '| A-1 | It is tried again by itself. |',
  })
  expect(found.filter((one) => one.includes(' says '))).toEqual([])
})

it('finds a circle of imports, also one of types and lazy imports', () => {
  const found = broken({
    'packages/core/src/sync/index.ts': `import type { B } from '#sync/b/index.ts'`,
    'packages/core/src/sync/b/index.ts': `export { c } from './c.ts'`,
    'packages/core/src/sync/b/c.ts': `export const c = () => import('#sync/index.ts')`,
  })
  expect(found).toEqual([expect.stringContaining('Circular import')])
})

it('lets the contract import schemas, and a folder of core what the table allows', () => {
  const found = broken({
    'packages/core/src/contract/a.ts': `import './b.ts'\nimport '#insights/summary-schema.ts'`,
    'packages/core/src/contract/b.ts': `import '#input/index.ts'`,
    'packages/core/src/sync/a.ts': `import '#contract/index.ts'`,
    'packages/core/src/journal/a.test.ts': `import '#contract/index.ts'`,
  })
  expect(found).toEqual([])
})

it('has a table of core in which each folder names only folders above it', () => {
  const names = Object.keys(coreFolders)
  for (const [at, name] of names.entries())
    expect(names.slice(0, at), name).toEqual(expect.arrayContaining([...(coreFolders[name] ?? [])]))
})

it('says where the forbidden import stands', () => {
  const [found] = broken({ 'packages/core/src/sync/index.ts': `\n\nimport 'node:fs'` })
  expect(found).toMatch(/^packages\/core\/src\/sync\/index\.ts:3 /)
})

it('follows an import of a package by its bare name', () => {
  const found = broken({
    'packages/stripe-sandbox/src/index.ts': `export * from './sandbox.ts'`,
    'packages/stripe-sandbox/src/sandbox.ts': `import '@daywell/stripe-sandbox'`,
  })
  expect(found).toEqual([expect.stringContaining('Circular import')])
})

it('counts the folders at the top of the web package', () => {
  const floors = Array.from({ length: 11 }, (_, count) => `packages/web/src/floor-${count}/a.ts`)
  expect(broken(Object.fromEntries(floors.map((file) => [file, ''])))).toContainEqual(
    expect.stringContaining('11 folders at the top'),
  )
})

it.each([
  'packages/web/src/app',
  'packages/server/src/http',
  'packages/core/src/contract/endpoints',
  'packages/e2e/src/fixtures',
  'packages/bench/src/sync',
  'packages/stand-ins/src/model',
  'packages/stripe-sandbox/src/api',
  'tools/emotions',
])('counts the product files of %s', (folder) => {
  const inFolder = (count: number) =>
    Array.from({ length: count }, (_, n) => [`${folder}/a-${n}.ts`, `import 'zod/mini'`])
  const tests = [[`${folder}/a.test.ts`, '']]
  expect(broken(Object.fromEntries([...inFolder(20), ...tests]))).toEqual([])
  expect(broken(Object.fromEntries(inFolder(21)))).toEqual([
    `${folder}: 21 files; split it by topic`,
  ])
})

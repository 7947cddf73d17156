import { expect, it } from 'vitest'
import { aTree } from '../testing/a-tree.ts'
import { checkBoundaries } from './check.ts'

const broken = (files: Record<string, string>) => checkBoundaries(aTree(files)).broken

it('lets the arrows of the architecture pass', () => {
  const files = {
    'packages/core/src/journal/index.ts': `import * as z from 'zod/mini'\nexport const a = z`,
    'packages/server/src/features/journal/journal.routes.ts': `import './journal.service.ts'\nimport 'fastify'`,
    'packages/server/src/features/journal/journal.service.ts': `import './journal.store.ts'\nimport type { Database } from '#database/database.ts'`,
    'packages/server/src/features/journal/journal.store.ts': `import { a } from '@daywell/core/journal'\nimport '#database/database.ts'`,
    'packages/server/src/database/database.ts': `import 'better-sqlite3'`,
    'packages/web/src/app/router.tsx': `const lazy = () => import('#features/journal/page.tsx')\nconst x = <b />`,
    'packages/web/src/features/journal/page.tsx': `import '#kit/ui/button.tsx'\nimport '@daywell/core/journal'`,
    'packages/web/src/kit/ui/button.tsx': `import 'react'`,
  }
  expect(checkBoundaries(aTree(files))).toEqual({ files: 8, edges: 12, arrows: 2, broken: [] })
})

// Each is one file too many in an otherwise sound tree: where it stands, what it imports.
const forbidden: readonly [from: string, imports: string, says: string][] = [
  ['packages/core/src/a/index.ts', `import 'node:fs'`, 'core may import no such package'],
  ['packages/core/src/a/index.ts', `import 'zod'`, 'core may import no such package'],
  ['packages/core/src/a/index.ts', `import '@daywell/server/src/app.ts'`, 'core may not import'],
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
    'packages/server/src/features/a/a.store.ts',
    `import './a.service.ts'`,
    'may not import service',
  ],
  ['packages/server/src/features/a/a.routes.ts', `import './a.store.ts'`, 'may not import store'],
  ['packages/server/src/features/a/a.routes.ts', `import '../b/b.service.ts'`, 'another'],
  ['packages/server/src/http/a.ts', `import 'pg'`, 'only database may import'],
  ['packages/server/src/http/a.ts', `type T = import('../app.ts').T`, 'may not import server app'],
  ['packages/server/src/app.ts', `import '#testing/b.ts'`, 'only tests may import that'],
  ['packages/server/src/app.ts', `import './app.test.ts'`, 'only tests may import that'],
  ['packages/server/src/app.ts', `export const port = process.env.PORT`, 'reads process.env'],
  ['packages/server/src/app.ts', `export const { PORT } = process.env`, 'reads process.env'],
  ['packages/server/src/utils/a.ts', '', 'name it for what it does'],
  ['packages/server/src/http/helpers.ts', '', 'name it for what it does'],
  ['packages/server/src/misc/a.ts', '', 'is not in tools/boundaries/arrows.ts'],
]

it.each(forbidden)('refuses in %s: %s', (from, imports, says) => {
  const found = broken({ [from]: imports })
  expect(found).not.toEqual([])
  expect(found.join('\n')).toContain(says)
})

it('finds a circle of imports, also one of types and lazy imports', () => {
  const found = broken({
    'packages/core/src/a/index.ts': `import type { B } from '#b/index.ts'`,
    'packages/core/src/b/index.ts': `export { c } from './c.ts'`,
    'packages/core/src/b/c.ts': `export const c = () => import('#a/index.ts')`,
  })
  expect(found).toEqual([expect.stringContaining('A circle of imports')])
})

it('follows an import of a package by its bare name', () => {
  const found = broken({
    'packages/stripe-sandbox/src/index.ts': `export * from './sandbox.ts'`,
    'packages/stripe-sandbox/src/sandbox.ts': `import '@daywell/stripe-sandbox'`,
  })
  expect(found).toEqual([expect.stringContaining('A circle of imports')])
})

it('says where the forbidden import stands', () => {
  const [found] = broken({ 'packages/core/src/a/index.ts': `\n\nimport 'node:fs'` })
  expect(found).toMatch(/^packages\/core\/src\/a\/index\.ts:3 /)
})

it('counts the folders at the top of the web package', () => {
  const floors = Array.from({ length: 11 }, (_, count) => `packages/web/src/floor-${count}/a.ts`)
  expect(broken(Object.fromEntries(floors.map((file) => [file, ''])))).toContainEqual(
    expect.stringContaining('11 folders at the top'),
  )
})

it.each([
  'packages/web/src/app',
  'packages/e2e/src/fixtures',
  'packages/bench/src/sync',
  'packages/stand-ins/src/model',
  'packages/stripe-sandbox/src/api',
  'tools/emotions',
])('counts the product files of %s', (folder) => {
  const inFolder = (count: number) =>
    Array.from({ length: count }, (_, n) => [`${folder}/a-${n}.ts`, `import 'react'`])
  const tests = [[`${folder}/a.test.ts`, '']]
  expect(broken(Object.fromEntries([...inFolder(20), ...tests]))).toEqual([])
  expect(broken(Object.fromEntries(inFolder(21)))).toEqual([
    `${folder}: 21 files, split it by what they are about`,
  ])
})

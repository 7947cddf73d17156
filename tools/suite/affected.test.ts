import { expect, it } from 'vitest'
import { readGraph } from '../boundaries/graph.ts'
import { aTree } from '../testing/a-tree.ts'
import { affectedBy } from './affected.ts'

const WEB = 'packages/web/src'
const tree = {
  [`${WEB}/ui/button.tsx`]: '',
  [`${WEB}/ui/button.test.tsx`]: `import './button.tsx'`,
  [`${WEB}/features/login/form.tsx`]: `import '#ui/button.tsx'`,
  [`${WEB}/features/login/fields/field.tsx`]: '',
  [`${WEB}/features/login/login.component.test.tsx`]: `import '#app/testing/open-app.tsx'`,
  [`${WEB}/features/history/list.tsx`]: '',
  [`${WEB}/features/history/list.component.test.tsx`]: `import '#app/testing/open-app.tsx'`,
  [`${WEB}/app/app.tsx`]: [
    `import('#features/login/form.tsx')`,
    `import '#features/history/list.tsx'`,
    `import '#features/login/fields/field.tsx'`,
  ].join('\n'),
  [`${WEB}/app/testing/open-app.tsx`]: `import '#app/app.tsx'`,
}
const login = `${WEB}/features/login/login.component.test.tsx`
const history = `${WEB}/features/history/list.component.test.tsx`
const button = `${WEB}/ui/button.test.tsx`

const affected = (...changed: string[]) => affectedBy(changed, readGraph(aTree(tree)).edges)

it('takes the tests that import what was changed, however far away', () => {
  expect(affected(`${WEB}/ui/button.tsx`).tests).toEqual([login, button].sort())
})

it('takes a test that opens the whole app only for the folder in which it stands', () => {
  expect(affected(`${WEB}/features/history/list.tsx`).tests).toEqual([history])
  expect(affected(`${WEB}/features/login/fields/field.tsx`).tests).toEqual([login])
  expect(affected(`${WEB}/app/testing/open-app.tsx`).tests).toEqual([history, login])
})

it('takes a test that was changed itself, and nothing for a text', () => {
  expect(affected(button, 'docs/rules.md').tests).toEqual([button])
  expect(affected('docs/rules.md')).toEqual({ tests: [] })
})

it.each([
  'package.json',
  'package-lock.json',
  'packages/web/package.json',
  'vitest.config.ts',
  'vitest.components.config.ts',
  'tools/setup/build.mjs',
])('asks for the whole suite after a change of %s', (file) => {
  expect(affected(`${WEB}/ui/button.tsx`, file).all).toBe(file)
})

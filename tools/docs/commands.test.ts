import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parts } from '../proof/parts.ts'
import { inRoot, root } from '../setup/paths.mjs'
import { steps } from '../suite/steps.ts'

const read = (path: string) => readFileSync(inRoot(path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

it.each(globSync(['*.md', 'docs/*.md'], { cwd: root }))(
  '%s names only scripts that exist',
  (page) => {
    const named = [...read(page).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => String(name))
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  },
)

it('CONTRIBUTING.md lists every step of the suite and every part of the proof', () => {
  const text = read('CONTRIBUTING.md')
  const [, listed = ''] = /Some of its steps: ([^.]+)\./.exec(text) ?? []
  expect(listed.split(', ')).toEqual(steps.map(({ name }) => name))
  const [, proofs = ''] = /Parts: (.+?) \(/.exec(text) ?? []
  expect(proofs).toBe([...parts.keys()].map((name) => `\`${name}\``).join(', '))
})

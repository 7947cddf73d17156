import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../setup/paths.mjs'

const MAX_WORDS = 1500
const MAX_FILES_OF_AN_EDIT = 40

const text = readFileSync(inRoot('docs/architecture.md'), 'utf8')

it('the architecture fits on one page', () => {
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS)
})

it('the life of an edit counts its files right, each of them once', () => {
  const [, edit = ''] = /## The life of an edit\n([\s\S]*?)\n## /.exec(text) ?? []
  const steps = [...edit.matchAll(/^(\d+)\. \[[^\]]+\]\(([^)]+)\)/gm)]
  const stated = Number(/An edit passes through (\d+) files/.exec(edit)?.[1])
  expect(steps.map(([, step]) => Number(step))).toEqual(steps.map((_, index) => index + 1))
  expect(new Set(steps.map(([, , file]) => file)).size).toBe(stated)
  expect(stated).toBeLessThanOrEqual(MAX_FILES_OF_AN_EDIT)
})

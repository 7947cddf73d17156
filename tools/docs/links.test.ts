import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup/paths.mjs'

const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md'], { cwd: root })

it.each(pages)('every file that %s links to is there', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const targets = [...text.matchAll(/\]\((?!https?:|media:|#)([^)#\s]+)/g)].map(([, to]) =>
    String(to),
  )
  const missing = targets.filter((to) => !existsSync(join(root, dirname(page), to)))
  expect(missing).toEqual([])
})

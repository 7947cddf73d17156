import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SCRIPT = fileURLToPath(new URL('./http/testing/crashing-process.ts', import.meta.url))

it.each(['exception', 'rejection'])('any uncaught %s is logged without its words', (kind) => {
  const run = spawnSync(process.execPath, [SCRIPT, kind, 'words of a person'], {
    encoding: 'utf8',
  })
  expect([run.status, run.stderr]).toEqual([1, ''])
  expect(run.stdout).not.toContain('words of a person')
  const line = JSON.parse(run.stdout)
  expect(line).toMatchObject({ level: 'fatal', msg: 'the server can’t continue' })
  expect(line.err.stack).toContain('crashing-process.ts')
})

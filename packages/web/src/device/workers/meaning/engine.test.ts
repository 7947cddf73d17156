import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { forBrowsers } from '../../../../meaning-engine.ts'

/** The package exports nothing Node could resolve the file by. */
async function installed(): Promise<string> {
  const places = createRequire(import.meta.url).resolve.paths('@lat.md/embed') ?? []
  const files = places.map((place) => join(place, '@lat.md/embed/dist/engine.cjs'))
  return readFile(files.find((file) => existsSync(file)) ?? '', 'utf8')
}

describe("the engine's glue code", () => {
  it('is opened in browsers by a function, and needs nothing from Node', async () => {
    const glue = forBrowsers(await installed())
    expect(glue).toContain('export async function openEngine(')
    expect(glue).not.toMatch(/require\(|__dirname|exports\./)
  })

  it('fails the build when it changes, and says what was expected', async () => {
    const glue = await installed()
    for (const [from, to] of [
      ["require('fs')", "require('node:fs')"],
      ['exports.Embedder = Embedder;', 'module.exports = { Embedder };'],
    ] as const)
      expect(() => forBrowsers(glue.replace(from, to))).toThrow(/was expected to have this once/)
    expect(() => forBrowsers(`${glue}\nrequire('path')`)).toThrow(
      /more of Node than was known: require\(/,
    )
  })
})

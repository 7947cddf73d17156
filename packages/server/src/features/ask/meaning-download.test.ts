import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'

interface Told {
  readonly model: {
    readonly bytes: number
    readonly parts: { name: string; pieces: { path: string; bytes: number; sha256: string }[] }[]
  } | null
}

describe('the model for the browser', () => {
  const databases = freshDatabases('sqlite')
  const run = async (env: Record<string, string>) => {
    const app = await runAppForTest(await databases.place(), { env })
    const { token } = await app.signUp()
    const headers = { authorization: `Bearer ${token}` }
    const told = async () =>
      (await (await fetch(`${app.url}/api/ai/meaning`, { headers })).json()) as Told
    return { ...app, told }
  }

  it('comes in pieces whose bytes and hash are told before, at addresses that never change', async () => {
    const { url, told } = await run({ SEARCH_BY_MEANING: 'on' })
    expect((await fetch(`${url}/api/ai/meaning`)).status).toBe(401)
    const { model } = await told()
    const pieces = model?.parts.flatMap((part) => part.pieces) ?? []
    expect(model?.parts.map(({ name }) => name)).toEqual([
      ...['engine', 'weights', 'tokenizer', 'config'],
    ])
    expect(pieces.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(model?.bytes)
    expect(JSON.stringify(model)).not.toContain('node_modules')
    // One that begins a file, one in its middle, and one that ends it.
    for (const { path, bytes, sha256 } of [pieces[1], pieces[2], pieces.at(-1)].flatMap(
      (piece) => piece ?? [],
    )) {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br, gzip' } })
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-length': String(bytes),
        'content-type': 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(answer.headers.get('content-encoding')).toBeNull()
      const body = Buffer.from(await answer.arrayBuffer())
      expect([body.length, createHash('sha256').update(body).digest('hex')]).toEqual([
        ...[bytes, sha256],
      ])
      const head = await fetch(url + path, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes)])
    }
    for (const path of ['/meaning/abc', '/meaning/..%2f..%2fpackage.json', '/meaning/'])
      expect((await fetch(url + path, { headers: { accept: 'image/png' } })).status).toBe(404)
  })

  it('is not there where meaning is switched off', async () => {
    const { told } = await run({ SEARCH_BY_MEANING: 'off' })
    expect(await told()).toEqual({ model: null })
  })
})

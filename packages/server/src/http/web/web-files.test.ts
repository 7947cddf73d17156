import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Answer } from '#http/testing/answer.ts'
import { send } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'

const PAGE = '<!doctype html><title>Daywell</title>'
const LANDING = '<!doctype html><html><head><title>Welcome</title></head></html>'
const SCRIPT = 'console.log("hello")'.repeat(50)

async function builtApp(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'daywell-web-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), PAGE)
  await writeFile(join(root, 'landing.html'), LANDING)
  await writeFile(join(root, 'sw.js'), SCRIPT)
  await writeFile(join(root, '.hidden'), 'hidden')
  await writeFile(join(root, 'assets/index-abc123.js'), SCRIPT)
  await writeFile(join(root, 'assets/index-abc123.js.br'), brotliCompressSync(SCRIPT))
  return root
}

describe('the web app', () => {
  const databases = freshDatabases('sqlite')
  const run = async (webRoot?: string, env: Record<string, string> = {}) => {
    const place = await databases.place()
    const { port } = await runAppForTest(place, { env, ...(webRoot && { webRoot }) })
    return (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
      send(port, { method, path, headers })
  }

  it('answers every page with the app, which is asked for anew each time', async () => {
    const get = await run(await builtApp())
    for (const path of [
      '/index.html',
      '/journal',
      '/subscription/success?a=b.c',
      '/no/such/page',
    ]) {
      const page = await get(path, { accept: 'text/html,*/*;q=0.8' })
      expect([page.status, page.text]).toEqual([200, PAGE])
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.headers['cache-control']).toBe('no-cache')
      expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    }
    for (const path of ['/', '/journal']) {
      const etag = (await get(path)).headers.etag ?? ''
      const again = await get(path, { 'if-none-match': etag })
      expect([again.status, again.text]).toEqual([304, ''])
      expect((await get(path, {}, 'HEAD')).status).toBe(200)
    }
  })

  it('answers its front with the landing page, which names the address it is found at', async () => {
    const get = await run(await builtApp(), { PUBLIC_URL: 'https://journal.example' })
    const page = await get('/?from=a-friend', { accept: 'text/html', host: 'localhost:9' })
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.text).toContain('<title>Welcome</title>')
    expect(page.text).toContain('<link rel="canonical" href="https://journal.example/">')
    expect(page.text).toContain('content="https://journal.example/social-card.png"')
    expect(page.text).not.toContain('localhost')
    const packed = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers.etag).not.toBe(page.headers.etag)
  })

  it('has one address for its front, and the file for those who keep the app', async () => {
    const get = await run(await builtApp())
    const file = await get('/landing.html', { accept: '*/*' })
    expect([file.status, file.text]).toEqual([200, LANDING])
    expect(file.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' })
    const page = await get('/landing.html', { accept: 'text/html,*/*;q=0.8' })
    expect([page.status, page.headers.location]).toEqual([301, '/'])
    // What a browser keeps of it would be found in the place of the file.
    expect(page.headers['cache-control']).toBe('no-store')
  })

  it('is found at as many addresses as are named, each with its own', async () => {
    const get = await run(await builtApp(), { TRUST_PROXY: '127.0.0.1' })
    const hosts = Array.from({ length: 20 }, (_, n) => `journal-${n}.example`)
    for (const host of [...hosts, ...hosts]) {
      const from = { 'x-forwarded-proto': 'https', host }
      const { text } = await get('/', from)
      expect(text).toContain(`<link rel="canonical" href="https://${host}/">`)
      const packed = await get('/', { ...from, 'accept-encoding': 'br' })
      expect(packed.headers['content-encoding']).toBe('br')
    }
  })

  it('tells crawlers what there is, at the address that they used where none is set', async () => {
    const get = await run(await builtApp())
    const host = 'LocalHost:8080'
    const robots = await get('/robots.txt', { host })
    expect(robots.headers['content-type']).toMatch(/^text\/plain/)
    expect(robots.text).toContain('Disallow: /api/')
    expect(robots.text).toContain('Sitemap: http://localhost:8080/sitemap.xml')
    const sitemap = await get('/sitemap.xml', { host })
    expect(sitemap.headers['content-type']).toMatch(/^application\/xml/)
    expect(sitemap.text).toContain('<loc>http://localhost:8080/</loc>')
    expect((await get('/', { host })).text).toContain('href="http://localhost:8080/"')
  })

  it('writes down no host that is none, nor one that TLS may end in front of', async () => {
    const get = await run(await builtApp())
    const open = ['journal.example', '192.0.2.1:8080', 'localhost.example']
    for (const host of [...open, 'a"><script>', "a'b", 'a/b', 'a b', 'ä.example', 'a:b']) {
      expect((await get('/', { host })).text, host).toBe(LANDING)
      expect((await get('/robots.txt', { host })).text, host).not.toContain('Sitemap')
      expect((await get('/sitemap.xml', { host })).status, host).toBe(404)
    }
  })

  it('RUN-03 is served on the port of the API', async () => {
    const get = await run(await builtApp())
    expect((await get('/journal')).text).toBe(PAGE)
    expect((await get('/api/health')).json).toEqual({ status: 'ok' })
  })

  it('keeps files whose names hold a hash for ever, and others not', async () => {
    const get = await run(await builtApp())
    const script = await get('/assets/index-abc123.js')
    expect([script.status, script.text]).toEqual([200, SCRIPT])
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers['content-type']).toMatch(/javascript/)
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  it('sends what was compressed when it was built to those who take it', async () => {
    const get = await run(await builtApp())
    const packed = await get('/assets/index-abc123.js', { 'accept-encoding': 'br, gzip' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers['content-type']).toMatch(/javascript/)
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(packed.headers.vary).toMatch(/accept-encoding/i)
    const plain = await get('/assets/index-abc123.js', { 'accept-encoding': 'identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  it('answers 404 for a file that is not there, and never a page', async () => {
    const get = await run(await builtApp())
    const missing = ['/assets/index-gone.js', '/favicon.png', '/.hidden', '/.env', '/assets/x.css']
    for (const path of missing) {
      const answer = await get(path, { accept: '*/*' })
      expect([answer.status, answer.json]).toMatchObject([404, { code: 'not_found' }])
      expect(answer.headers['cache-control']).not.toMatch(/immutable/)
    }
    const wantsJson = await get('/journal', { accept: 'application/json' })
    expect([wantsJson.status, wantsJson.json]).toMatchObject([404, { code: 'not_found' }])
    expect((await get('/journal', { accept: 'text/html' }, 'POST')).status).toBe(404)
  })

  it('never stands in for the API', async () => {
    const get = await run(await builtApp())
    for (const path of ['/api', '/api/', '/api/nothing', '/api/journal/nothing/at/all']) {
      const answer = await get(path, { accept: 'text/html' })
      expect([answer.status, answer.json]).toMatchObject([404, { code: 'not_found' }])
    }
  })

  it('serves nothing outside its folder', async () => {
    const get = await run(await builtApp())
    const ways = ['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json']
    for (const path of [...ways, '/%2e%2e/package.json', '/assets/%00.js', '//etc/passwd.txt']) {
      const answer = await get(path)
      expect(answer.status, path).toBe(404)
    }
  })

  it('says plainly when it is not built', async () => {
    const get = await run('/no/such/folder')
    const page = await get('/journal', { accept: 'text/html' })
    expect([page.status, page.text]).toEqual([404, expect.stringContaining('npm start')])
    expect(page.headers['content-type']).toMatch(/^text\/plain/)
    expect((await get('/api/health')).status).toBe(200)
  })

  it('is not asked for where there is only the API', async () => {
    const get = await run()
    expect((await get('/')).json).toMatchObject({ code: 'not_found' })
  })
})

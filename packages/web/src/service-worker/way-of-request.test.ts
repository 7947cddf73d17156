import { endpoints } from '@daywell/core/contract'
import { describe, expect, it } from 'vitest'
import { wayOf } from './way-of-request.ts'

const origin = 'https://journal.example'
const app = { origin, files: new Set(['/index.html', '/icon.svg', '/assets/index-abc.js']) }
const way = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  wayOf({ method, mode, url: new URL(path, origin).href }, app)

describe('what the service worker answers', () => {
  it('PRIV-41 leaves every API path to the network, whatever the request', () => {
    const paths = Object.values(endpoints).map(({ path }) => path.replaceAll(/\{.*?\}/g, 'a1'))
    expect(paths.length).toBeGreaterThan(20)
    for (const path of [...paths, '/api', '/api/', '/api/index.html', '/api/assets/x.js?a=/b']) {
      for (const mode of ['cors', 'navigate', 'no-cors', 'same-origin'] as const) {
        for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'HEAD']) {
          expect(way(path, mode, method), `${method} ${path} (${mode})`).toBe('leave')
        }
      }
    }
  })

  it('answers `/` with the landing page', () => {
    for (const path of ['/', '/?from=a-friend', '/#about'])
      expect(way(path, 'navigate')).toBe('landing')
  })

  it("answers every screen's address with the app", () => {
    for (const path of ['/journal', '/journal?from=notification', '/summary/', '/no/such'])
      expect(way(path, 'navigate')).toBe('shell')
    expect(way('/apis', 'navigate')).toBe('shell')
  })

  it('asks the server for the payment page, which has its own policy', () => {
    for (const path of ['/subscription', '/subscription/', '/subscription?plan=monthly'])
      expect(way(path, 'navigate'), path).toBe('network, else shell')
    expect(way('/subscription/success', 'navigate')).toBe('shell')
  })

  it('answers with the files of this version and of older ones', () => {
    for (const path of ['/index.html', '/icon.svg', '/assets/index-abc.js', '/assets/older-1.js'])
      expect(way(path)).toBe('file')
    expect(way('/icon.svg', 'navigate')).toBe('file')
  })

  it("ignores everything that isn't part of the app", () => {
    expect(way('https://elsewhere.example/index.html')).toBe('leave')
    expect(way('https://elsewhere.example/', 'navigate')).toBe('leave')
    expect(way('/index.html', 'cors', 'POST')).toBe('leave')
    expect(way('/journal', 'navigate', 'POST')).toBe('leave')
    expect(way('/journal')).toBe('leave')
    expect(way('/robots.txt', 'navigate')).toBe('leave')
    expect(way('/sw.js')).toBe('leave')
  })
})

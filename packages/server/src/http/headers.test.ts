import { describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { securityHeaders } from './headers.ts'
import { ask } from './testing/ask.ts'
import { runServerForTest } from './testing/test-server.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
}

function policy(text: string | undefined): Map<string, string[]> {
  const directives = (text ?? '').split('; ').map((part) => part.split(' '))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

describe('security headers', () => {
  it('stand on every answer, whatever becomes of the request', async () => {
    const { port } = await runServerForTest({})
    for (const path of [
      '/api/health',
      '/api/nothing',
      '/nothing',
      '/api/%E0%A4%A',
      '/subscription',
    ]) {
      const { headers } = await ask(port, `GET ${path}`)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  it('let the pages of the app load from here alone, and run nothing that is inline', () => {
    const csp = policy(securityHeaders(readConfig({})).page['content-security-policy'])
    const foreign = [...csp]
      .filter(([name]) => !name.includes('trusted-types'))
      .flatMap(([, sources]) => sources)
      .filter((source) => !["'self'", "'none'", 'data:', 'blob:'].includes(source))
    expect(foreign).toEqual([])
    for (const directive of ['script-src', 'style-src', 'connect-src', 'form-action']) {
      expect(csp.get(directive)).toEqual(["'self'"])
    }
    for (const directive of [
      'default-src',
      'object-src',
      'base-uri',
      'frame-ancestors',
      'frame-src',
    ]) {
      expect(csp.get(directive)).toEqual(["'none'"])
    }
  })

  it('let only our own pages use the camera and the microphone, and play what is ours (MED-57)', async () => {
    const { port } = await runServerForTest({}, { env: stripe })
    for (const [path, devices] of [
      ['/', 'camera=(self), microphone=(self)'],
      ['/journal', 'camera=(self), microphone=(self)'],
      ['/subscription', 'camera=(), microphone=()'],
      ['/api/health', 'camera=(), microphone=()'],
      ['/assets/meaning-worker-abc.js', 'camera=(), microphone=()'],
    ] as const) {
      const { headers } = await ask(port, `GET ${path}`)
      expect(headers['permissions-policy'], path).toContain(devices)
    }
    const csp = policy(securityHeaders(readConfig({})).page['content-security-policy'])
    expect(csp.get('media-src')).toEqual(["'self'", 'blob:'])
  })

  it('SEC-28 let no text become a script or markup, but on the page where Stripe’s own script runs', async () => {
    const paid = await runServerForTest({}, { env: stripe })
    const test = await runServerForTest({}, { env: { PAYMENTS: 'sandbox' } })
    const trusted = async (port: number, path: string) => {
      const csp = policy((await ask(port, `GET ${path}`)).headers['content-security-policy'])
      return [csp.get('require-trusted-types-for'), csp.get('trusted-types')]
    }
    const enforced = [["'script'"], ['default']]
    for (const path of ['/', '/journal', '/subscription/success', '/assets/index-abc.js', '/sw.js'])
      expect(await trusted(paid.port, path), path).toEqual(enforced)
    expect(await trusted(test.port, '/subscription')).toEqual(enforced)
    expect(await trusted(paid.port, '/subscription')).toEqual([undefined, undefined])
  })

  it('name Stripe in stripe mode only, on the page of the subscription only', async () => {
    const paid = await runServerForTest({}, { env: stripe })
    const test = await runServerForTest({}, { env: { PAYMENTS: 'sandbox' } })
    const csp = async (port: number, path: string) =>
      (await ask(port, `GET ${path}`)).headers['content-security-policy']
    for (const path of ['/subscription?plan=yearly', '/subscription/', '/subscription//?plan=x']) {
      const page = policy(await csp(paid.port, path))
      expect(page.get('script-src')).toContain('https://js.stripe.com')
      expect(page.get('frame-src')).toContain('https://js.stripe.com')
      expect(page.get('frame-src')).not.toContain("'none'")
    }
    for (const path of [
      '/',
      '/journal',
      '/subscription/success',
      '/subscriptions',
      '/api/health',
    ]) {
      expect(await csp(paid.port, path)).not.toContain('stripe')
    }
    expect(await csp(test.port, '/subscription')).not.toContain('stripe')
  })

  it('let one worker alone compile WebAssembly, and it may connect nowhere', async () => {
    const { port } = await runServerForTest({})
    const csp = async (path: string) =>
      policy((await ask(port, `GET ${path}`)).headers['content-security-policy'])
    const worker = await csp('/assets/meaning-worker-Ab_c-123.js')
    expect(worker.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"])
    for (const [name, sources] of worker)
      if (name !== 'script-src') expect(sources, name).toEqual(["'none'"])
    for (const path of [
      ...['/', '/journal', '/sw.js', '/subscription', '/meaning/abc', '/api/health'],
      ...['/assets/index-abc.js', '/assets/ask-worker-abc.js', '/assets/%6deaning-worker-abc.js'],
      ...['/assets/meaning-worker-abc.js/', '/x/assets/meaning-worker-abc.js'],
    ]) {
      expect([...(await csp(path)).values()].flat(), path).not.toContain("'wasm-unsafe-eval'")
    }
  })

  it('SEC-27 ask for https for ever, with all subdomains, only where people come by https', async () => {
    const far = await runServerForTest({}, { env: { PUBLIC_URL: 'https://journal.example' } })
    const near = await runServerForTest({}, { env: { PUBLIC_URL: 'http://localhost:3000' } })
    const hsts = async (port: number) =>
      (await ask(port, 'GET /api/health')).headers['strict-transport-security']
    expect(await hsts(far.port)).toMatch(/^max-age=\d{8,}; includeSubDomains$/)
    expect(await hsts(near.port)).toBeUndefined()
  })

  it('ask for what only a trusted origin gets only where people come by https or from near', async () => {
    const asked = (env: Record<string, string>) => {
      const { page } = securityHeaders(readConfig(env))
      return ['cross-origin-opener-policy', 'origin-agent-cluster'].map((name) => name in page)
    }
    const key = { SECRET_KEY: 'a key that is long enough for everybody' }
    const anywhere = { HOST: '0.0.0.0', ...key }
    for (const env of [
      {},
      { HOST: '::1' },
      { PUBLIC_URL: 'http://localhost:3000', ...anywhere },
      { PUBLIC_URL: 'http://[::1]:3000', ...anywhere },
      { PUBLIC_URL: 'https://journal.example', ...anywhere },
    ]) {
      expect(asked(env), JSON.stringify(env)).toEqual([true, true])
    }
    for (const env of [
      anywhere,
      { HOST: '192.168.1.20', ...key },
      { PUBLIC_URL: 'http://journal.lan' },
      { PUBLIC_URL: 'http://192.168.1.20:3000', ...anywhere },
    ]) {
      expect(asked(env), JSON.stringify(env)).toEqual([false, false])
    }
  })

  it('keep every answer of the API out of caches, however its address is spelled', async () => {
    const { port } = await runServerForTest({})
    for (const path of ['/api/health', '/api/nothing', '/metrics', '/%61pi/auth/verify']) {
      expect((await ask(port, `GET ${path}`)).headers['cache-control']).toBe('no-store')
    }
  })
})

describe('request ids', () => {
  const own = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
  const sent = async (port: number, id: string) =>
    (await ask(port, 'GET /api/nothing', { headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ]

  it('are made here, and taken from outside only behind a proxy and only when well formed', async () => {
    const open = await runServerForTest({})
    const behind = await runServerForTest({}, { env: { TRUST_PROXY: 'loopback' } })
    expect(await sent(open.port, 'a-proxy-id')).toMatch(own)
    expect(await sent(behind.port, 'a-proxy-id')).toBe('a-proxy-id')
    for (const bad of ['', 'short', 'two words here', 'a'.repeat(65), '<script>alert</script>']) {
      expect(await sent(behind.port, bad)).toMatch(own)
    }
  })
})

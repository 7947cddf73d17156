import { type Endpoint, endpoints, errors, scopeOf } from '@daywell/core/contract'
import { expect, it } from 'vitest'
import { send } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { html } from './html.ts'

const databases = freshDatabases('sqlite')
const all = Object.entries(endpoints) as [string, Endpoint][]

async function open() {
  const { port } = await runAppForTest(await databases.place())
  const get = (path: string) => send(port, { method: 'GET', path, headers: {} })
  return { page: await get('/api/docs'), get }
}

it('API-29 the page of the API describes every call, with its scope and its errors', async () => {
  const { text, status, headers } = (await open()).page
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const articles = [...text.matchAll(/<article id="(\w+)">[\s\S]*?<\/article>/g)]
  const byId = new Map(articles.map(([article, id = '']) => [id, article]))
  expect([...byId.keys()].sort()).toEqual(Object.keys(endpoints).sort())
  for (const [name, { method, path, errors: codes }] of all) {
    const article = byId.get(name) ?? ''
    const plain = article.replaceAll('<wbr>', '')
    expect(plain).toContain(`<span class="method">${method}</span> <code>${path}</code>`)
    const scope = scopeOf(name)
    expect(article.includes('Token with'), name).toBe(scope !== 'never')
    if (scope !== 'never') expect(article).toContain(`Token with <code>${scope}</code>`)
    for (const code of codes) expect(article, name).toContain(`<code>${code}</code>`)
    expect(text, name).toContain(`href="#${name}"`)
  }
  for (const code of Object.keys(errors)) expect(text).toContain(`id="error-${code}"`)
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
})

it('API-30 the page of the API runs nothing and loads only its own styles', async () => {
  const { page, get } = await open()
  const { text, headers } = page
  expect(text).not.toMatch(/<script|<img|<iframe|\son\w+=|\sstyle=/i)
  const addresses = [...text.matchAll(/(?:href|src)="([^#"][^"]*)"/g)].map(([, to]) => to)
  expect(new Set(addresses)).toEqual(new Set(['/api/docs.css', '/api/openapi.json', '/profile']))
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; style-src 'self'",
  )
  const styles = await get('/api/docs.css')
  expect(styles.headers['content-type']).toBe('text/css; charset=utf-8')
  expect(styles.text).not.toMatch(/url\(|@import/)
})

it('what is put into the page is text, never markup', () => {
  expect(html`<p title="${'"'}">${'<b>&'}${1}</p>`.text).toBe(
    '<p title="&quot;">&lt;b&gt;&amp;1</p>',
  )
})

import { expect, open, test } from '#fixtures/test.ts'

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
}

test('the manifest has what a system needs to install Daywell, each picture has its size, and its shortcuts open', async ({
  page,
  request,
  signIn,
}) => {
  const app = await (await request.get('/journal')).text()
  const address = /<link rel="manifest" href="([^"]+)"/.exec(app)?.[1] ?? ''
  const answer = await request.get(address)
  expect(answer.headers()['content-type']).toMatch(/manifest\+json/)
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Daywell', start_url: '/journal', display: 'standalone' })

  const icons: Icon[] = manifest.icons
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  for (const size of ['192x192', '512x512'])
    expect(kinds).toEqual(expect.arrayContaining([`${size} any`, `${size} maskable`]))
  for (const { src, sizes } of [...icons, ...manifest.screenshots]) {
    const png = await (await request.get(src)).body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
  await signIn()
  for (const { url } of manifest.shortcuts) await open(page, url)
})

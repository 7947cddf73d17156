import { expect, open, test } from '#fixtures/test.ts'

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
}

test('the manifest has what a system needs to install Daywell, and each picture has its size', async ({
  request,
}) => {
  const page = await (await request.get('/journal')).text()
  const address = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? ''
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
})

test('Daywell is offered for installing on the preferences page alone, once; its shortcuts open', async ({
  page,
  request,
  signIn,
}) => {
  await signIn()
  await open(page, '/journal')
  const entry = page.getByRole('textbox', { name: 'Entry' })
  await entry.fill('Half a thought')
  await page.evaluate(() => {
    const asked = () => document.documentElement.setAttribute('data-asked', '')
    const prompt = () => Promise.resolve(asked())
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })
  const install = page.getByRole('button', { name: 'Install Daywell' })
  await expect(install).toBeHidden()
  await page.getByRole('link', { name: 'Preferences' }).first().click()
  await install.click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', '')
  await expect(install).toBeHidden()

  const { shortcuts } = await (await request.get('/manifest.webmanifest')).json()
  for (const { url } of shortcuts) await open(page, url)
  await open(page, shortcuts[0].url)
  await expect(entry).toHaveValue('Half a thought')
})

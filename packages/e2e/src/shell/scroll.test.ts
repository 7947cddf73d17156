import { expect, open, test } from '#fixtures/test.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('going back finds the place where a page was left, and a new page its top', async ({
  page,
}) => {
  await open(page, '/')
  const scrolled = () => page.evaluate('window.scrollY')
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBe(300)
  // A real click would scroll to the link first.
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).first().dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to your journal')
  expect(await scrolled()).toBe(0)
  await page.goBack()
  // A line that a font makes a pixel higher moves what follows it.
  await expect.poll(scrolled).toBeCloseTo(300, -1)
  await page.reload()
  await expect.poll(scrolled).toBeCloseTo(300, -1)
})

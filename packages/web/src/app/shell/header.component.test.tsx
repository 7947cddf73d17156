import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'

const bar = page.getByRole('navigation', { name: 'Main' })
const brand = page.getByRole('banner').getByRole('link', { name: 'Daywell' })
const names = () =>
  bar
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

const PRIVACY = { 'Privacy & data': '/privacy' }

it.each([
  ['on a phone', 360, {}],
  ['on a tablet', 1023, {}],
  ['on a desktop', 1024, PRIVACY],
])(
  'NAV-01 NAV-02 NAV-40 logged in %s, the bar links to every page and marks the current one',
  async (_, width, more) => {
    await page.viewport(width, 800)
    signIn()
    await openApp('/journal', answersForAnna())
    const places = {
      Insights: '/summary',
      Preferences: '/preferences',
      Profile: '/profile',
      Upgrade: '/subscription',
      ...more,
    }
    expect(names()).toEqual(['Journal', ...Object.keys(places)])
    for (const [name, path] of Object.entries(places)) {
      await bar.getByRole('link', { name }).click()
      await expect.poll(() => location.pathname).toBe(path)
      await expect.element(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
      expect(bar.element().querySelectorAll('[aria-current]')).toHaveLength(1)
    }
    await brand.click()
    await expect.poll(() => location.pathname).toBe('/journal')
  },
)

it.each([
  ['on a phone', 360],
  ['on a desktop', 1280],
])('NAV-01 NAV-04 logged out %s, it shows About, Log In and Sign Up alone', async (_, width) => {
  await page.viewport(width, 800)
  await openApp('/login')
  expect(names()).toEqual(['About', 'Log In', 'Sign Up'])
  expect(page.getByRole('button', { name: 'Log Out' }).elements()).toEqual([])
  await bar.getByRole('link', { name: 'Sign Up' }).click()
  await expect.poll(() => location.pathname).toBe('/signup')
  await brand.click()
  await expect.poll(() => location.pathname).toBe('/')
  expect(names()).toEqual(['About', 'Log In', 'Sign Up'])
})

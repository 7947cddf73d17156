import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { beginAtTop, expectPath, title } from '#app/testing/screen.ts'

const main = page.getByRole('main')
const focused = () => document.activeElement as HTMLElement

it('the header works with the keyboard alone', async () => {
  signIn()
  await openApp('/journal', answersForAnna())
  beginAtTop()
  const order = ['Skip to content', 'Daywell', 'Journal', 'Insights', 'Preferences', 'Profile']
  for (const name of [...order, 'Upgrade', 'Privacy & data']) {
    await userEvent.keyboard('{Tab}')
    expect(focused().textContent).toBe(name)
    expect(getComputedStyle(focused()).outlineStyle, name).not.toBe('none')
  }
  await userEvent.keyboard('{Tab}')
  await expect.element(page.elementLocator(focused())).toHaveAccessibleName('Colors: match system')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.elementLocator(focused())).toHaveAccessibleName('Colors: light')
  expect(document.documentElement.dataset.theme).toBe('light')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expectPath('/privacy')
})

it('the skip link comes first, and focus moves to the heading of a new page', async () => {
  await openApp('/')
  await expect.poll(() => document.title).toBe('Daywell: a private journal with an assistant')
  // The first page of a visit takes no focus.
  expect(focused()).toBe(document.body)
  beginAtTop()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(main).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(main.getByRole('link', { name: 'Sign up' }).first()).toHaveFocus()
  await main.getByRole('link', { name: 'Log in' }).first().click()
  await expect.poll(() => document.title).toBe('Log In · Daywell')
  await expect.element(title).toHaveFocus()
})

it('NAV-05 About scrolls to the about section of the landing page, from elsewhere too, each time it is pressed', async () => {
  await page.viewport(360, 480)
  await openApp('/login')
  const header = page.getByRole('banner')
  const about = header.getByRole('link', { name: 'About' })
  const isShown = () => {
    const { top } = document.getElementById('about')?.getBoundingClientRect() ?? { top: -1 }
    return top > -1 && top < 240
  }
  await about.click()
  await expect.poll(() => location.pathname + location.hash).toBe('/#about')
  await expect.poll(isShown).toBe(true)
  window.scrollTo(0, 0)
  await expect.poll(isShown).toBe(false)
  await about.click()
  await expect.poll(isShown).toBe(true)
  await header.getByRole('link', { name: 'Daywell' }).click()
  await expect.poll(() => location.pathname + location.hash).toBe('/')
  await expect.poll(isShown).toBe(false)
  await about.click()
  await expect.poll(isShown).toBe(true)
})

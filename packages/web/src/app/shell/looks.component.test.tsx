import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { fitsInto, looksRight, looksRightThroughout } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'

const answers = answersForAnna({
  countHeld: { status: 200, body: { entries: 0, deleted: 0, revisions: 0 } },
})
const header = page.getByRole('banner')
const FOR_ALL = ['/', '/login', '/signup', '/recover', '/no-such-page', '/stripe-test']
const PROTECTED = [
  ...['/journal', '/summary', '/preferences', '/privacy', '/profile'],
  ...['/subscription', '/subscription/success', '/onboarding', '/stripe-test', '/nowhere'],
]

const expectToLookRight = (path: string) =>
  path === '/' || path === '/journal' ? looksRightThroughout() : looksRight()

it.each(FOR_ALL)('ROUTE-15 %s has the header and looks right for a visitor', async (path) => {
  await openApp(path, answers)
  await expect.element(header.getByRole('link', { name: 'Daywell' })).toBeVisible()
  await expect.element(header.getByRole('link', { name: 'Log In' })).toBeVisible()
  await expectToLookRight(path)
  await fitsInto(768)
})

it.each(PROTECTED)(
  'ROUTE-15 %s has the header and looks right for a signed-in person',
  async (path) => {
    signIn()
    await openApp(path, answers)
    await expect.element(header.getByRole('link', { name: 'Daywell' })).toBeVisible()
    await expect.element(header.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expectToLookRight(path)
    await fitsInto(768)
  },
)

it.each(['/', '/login', '/signup', '/recover', '/help'])(
  'NAV-07 at 320 px, as at a zoom of 4, %s does not scroll sideways',
  async (path) => {
    await openApp(path)
    await fitsInto(320)
    // A scrollbar narrows the body but not the root.
    const { right } = document.body.getBoundingClientRect()
    const parts = [...document.querySelectorAll('header > *')]
    expect(parts.filter((part) => part.getBoundingClientRect().right > right)).toEqual([])
  },
)

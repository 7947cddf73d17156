import { expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, textOf } from '#features/journal/testing/journal-page.ts'

const HEAVY = 'Work was long. I do not want to wake up tomorrow.'
const card = page.getByRole('region', { name: 'You don’t have to face this alone' })
const close = card.getByRole('button', { name: 'Close' })
const helpNow = page.getByRole('link', { name: 'Help now' })
const link = (name: string) => page.getByRole('link', { name, exact: true })

it('Help now is reachable from every page by keyboard, signed out', async () => {
  for (const path of ['/', '/login', '/no/such/page']) {
    await openApp(path)
    expect(helpNow.elements(), path).toHaveLength(1)
    for (let presses = 0; presses < 60; presses++) {
      if (document.activeElement === helpNow.element()) break
      await userEvent.tab()
    }
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.pathname).toBe('/help')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible()
  }
})

it('Help now is visible on a phone, signed in', async () => {
  await page.viewport(360, 740)
  signIn()
  for (const path of ['/journal', '/preferences', '/subscription']) {
    await openApp(path, answersForAnna())
    await expect.element(helpNow).toBeInViewport()
  }
})

it('the help lines follow the chosen country', async () => {
  await openApp('/help')
  await page.getByLabelText('Country').selectOptions('GB')
  await expect.element(link('Call 116 123')).toHaveAttribute('href', 'tel:116123')
  await expect.element(link('Text SHOUT to 85258')).toHaveAttribute('href', 'sms:85258')
  await page.getByLabelText('Country').selectOptions('DE')
  await expect.element(link('Call 0800 111 0 111')).toBeVisible()
  expect(link('Call 116 123').query()).toBeNull()
  await page.getByLabelText('Country').selectOptions('Somewhere else')
  await expect.element(link('112')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Find A Helpline' })).toBeVisible()
  await looksRight()
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  it(`AI-80 numbers come first, large, without scrolling, on Help now and the card (${width} px)`, async () => {
    await page.viewport(width, height)
    await openApp('/help')
    seesNumbersFirst(page.getByRole('main'))
    signIn()
    await openApp('/journal', answersForAnna(journalOn().answers))
    await editor.write(`${'A long day.\n'.repeat(60)}${HEAVY}`)
    await expect.element(card).toBeVisible()
    await expect.poll(() => isInSight(callIn(card))).toBe(true)
    seesNumbersFirst(card)
  })

it('FMT-15 the card comes for words whatever their formatting', async () => {
  signIn()
  await openApp('/journal', answersForAnna(journalOn().answers))
  for (const text of [
    'I want to ~~live~~ die.',
    'I want to **die**.',
    '~~Fine.~~ I want to die.',
  ]) {
    await editor.write(text)
    await expect.element(card).toBeVisible()
    await close.click()
    await editor.startNew.click()
  }
})

const callIn = (place: Locator) =>
  place
    .getByRole('link', { name: /^Call / })
    .first()
    .element()

function seesNumbersFirst(place: Locator): void {
  const call = callIn(place)
  const emergency = place.getByRole('link', { name: /^\d+$/ }).first().element()
  const sentence = place.getByText(/you can hang up whenever you like/).element()
  for (const one of [call, emergency, sentence]) expect(isInSight(one)).toBe(true)
  for (const number of [call, emergency])
    expect(number.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      sentence.getBoundingClientRect().top,
    )
  for (const number of [call, emergency])
    expect(Number.parseFloat(getComputedStyle(number).fontSize)).toBeGreaterThanOrEqual(20)
}

/** In the window, with no bar above it. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const within = [top, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y))
  return within.every((at) => at !== null && (element.contains(at) || at.contains(element)))
}

it('a difficult entry shows a card after a save until closed or switched off, and again for graver text; no request reveals it', async () => {
  signIn()
  const answers = answersForAnna(journalOn().answers)
  const server = await openApp('/journal', answers)
  await editor.write('This deadline is killing me, and the soup was good.')
  await editor.write(HEAVY)
  await expect.element(card).toBeVisible()
  expect(card.getByRole('link', { name: /^Call / }).elements()).not.toHaveLength(0)
  expect(textOf(card)).not.toMatch(/streak|upgrade|premium/i)
  await expect.element(editor.text).toBeEnabled()
  await looksRight()
  await page.viewport(1280, 800)

  await close.click()
  await editor.write(`${HEAVY} The soup was good.`)
  expect(card.query()).toBeNull()
  await editor.write(`${HEAVY} I want to die. The soup was good.`)
  await expect.element(card).toBeVisible()
  await close.click()
  await editor.startNew.click()
  await editor.write('I want to die.')
  await expect.element(card).toBeVisible()
  await card.getByRole('button', { name: 'Don’t show this after saving' }).click()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(page.getByText(/^We won’t show this again on this device\./)).toBeVisible()

  await openApp('/help', answers)
  const choice = page.getByRole('switch', { name: /^Show support options/ })
  await expect.element(choice).not.toBeChecked()
  await choice.click()
  await openApp('/help', answers)
  await expect.element(choice).toBeChecked()
  const told = server.calls.filter(({ body }) =>
    /verdict|concern|in-danger/.test(JSON.stringify(body) ?? ''),
  )
  expect(told).toEqual([])
  const stored = Object.entries(localStorage).flat().join(' ')
  expect(stored).not.toMatch(/verdict|in-danger|safetyCard/)
})

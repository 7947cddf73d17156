import { promptId, promptLibrary } from '@daywell/core/prompts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'
import { editor, says } from '#features/journal/testing/journal-page.ts'

const SLOWLY = 'Too many requests. Please wait a moment before trying again'

const card = page.getByRole('region', { name: 'Writing prompt' })
const prompt = () => card.element().querySelector('[aria-live="polite"]')?.textContent
const newPrompt = card.getByRole('button', { name: 'New Prompt' })

const promptOf = (place: number) => {
  const { text = '', help = '' } = promptLibrary[place] ?? {}
  return { status: 200 as const, body: { prompt: text, helpText: help } }
}

async function openJournal(generatePrompt: Answers['generatePrompt']) {
  signIn()
  return openApp('/journal', answersForAnna({ generatePrompt } as Answers))
}

/** In both widths. */
async function shows(text: string, help: string) {
  for (const width of [360, 1280]) {
    await page.viewport(width, 800)
    await expect.poll(prompt).toBe(text)
    await expect.element(card.getByText(help, { exact: true })).toBeVisible()
  }
}

it('PRM-01 ERR-28 a card shows a prompt, New Prompt replaces it, and writing collapses it', async () => {
  let place = 0
  let refuses = false
  const server = await openJournal(() =>
    refuses
      ? { status: 429, body: { error: SLOWLY, code: 'too_many_requests' } }
      : promptOf(place++),
  )
  const shown: string[] = []
  for (let time = 0; time < 3; time += 1) {
    const { text = '', help = '' } = promptLibrary[place - 1] ?? {}
    await expect.poll(prompt).toBe(text)
    await says(card, help)
    shown.push(text)
    if (time < 2) await newPrompt.click()
    if (time > 0) await expect.element(newPrompt).toHaveFocus()
  }
  await expect.element(page.getByText('Generated new prompt').first()).toBeVisible()
  const asked = server.calls.filter(({ name }) => name === 'generatePrompt').at(-1)
  expect(asked?.headers.get('prompts-seen')).toContain(promptId(shown[1] ?? ''))

  await editor.text.fill('The tram was late, and I did not mind.')
  const unfold = card.getByRole('button', { name: 'Show prompt' })
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false')
  expect(newPrompt.query()).toBeNull()
  await unfold.click()
  await expect.element(newPrompt).toBeVisible()
  await looksRight()

  refuses = true
  await newPrompt.click()
  await expect.element(page.getByText('Failed to generate new prompt')).toBeVisible()
  expect(prompt()).toBe(shown[2])
  await openJournal(promptOf(9))
  await expect.poll(prompt).toBe(shown[2])
})

it('PRM-03 PRM-04 a failed first prompt allows free writing, and says why', async () => {
  await openJournal({ status: 429, body: { error: SLOWLY, code: 'too_many_requests' } })
  await shows('Write whatever comes to mind...', SLOWLY)
})

const MIND = [
  "What's on your mind today?",
  "Write freely about whatever you're thinking or feeling.",
] as const

it('PRM-05 on a 5xx the card asks what is on the mind', async () => {
  await openJournal({ status: 503, body: { error: 'No', code: 'unavailable' } })
  await shows(...MIND)
})

it('PRM-05 offline it asks that too, New Prompt still works, and a log-out clears it', async () => {
  const server = await openJournal(() => {
    throw new TypeError('Failed to fetch')
  })
  server.answers.logout = { status: 204, body: undefined }
  await shows(...MIND)
  const shown = new Set<string>()
  for (let time = 0; time < 3; time += 1) {
    const before = prompt()
    await newPrompt.click()
    await expect.poll(prompt).not.toBe(before)
    const now = promptLibrary.find(({ text }) => text === prompt())
    await says(card, now?.help ?? 'a help text of the library')
    shown.add(now?.text ?? '')
  }
  expect(shown.size).toBe(3)
  expect(localStorage.getItem('promptsSeen')?.split(' ').length).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect.poll(() => location.pathname).toMatch(/^\/(?:login)?$/)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('promptsSeen'))).toEqual([])
})

import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { answersForPremium, saidAtOnce, streamedAnswer } from '#app/testing/premium.ts'
import { editor, past, press, says, textOf } from '#features/journal/testing/journal-page.ts'

const HEAVY = 'I do not want to wake up tomorrow.'

const side = page.getByRole('complementary', { name: /^AI Assistant/ })
const message = side.getByRole('textbox', { name: 'Message to the assistant' })
const save = side.getByRole('button', { name: 'Save as an entry', exact: true })
const card = side.getByRole('region', { name: 'You don’t have to face this alone' })
const toast = (words: string) => page.getByRole('status').filter({ hasText: words }).last()
const toasted = (words: string, name: 'Open' | 'Undo') =>
  toast(words).getByRole('button', { name, exact: true })

async function openPanel(privacyLevel: 'local' | 'hybrid' | 'cloud' = 'hybrid') {
  signIn()
  const journal = journalOn()
  const over = {
    ...journal.answers,
    askAssistant: () => saidAtOnce('That is **a lot**.\n\nAnd Tom?'),
  }
  const server = await openApp('/journal', answersForPremium(over, { privacyLevel }))
  await expect.element(message).toBeVisible()
  return { server, journal }
}

async function say(words: string) {
  await expect.element(side.getByRole('button', { name: 'Send' })).toBeVisible()
  await message.fill(words)
  await press('Enter')
  await says(side.getByRole('list').first(), words)
  await expect.element(save).toBeVisible()
}

it('AI-127 AI-128 AI-129 a chat is saved as an entry, which can be opened; the page stays as it is', async () => {
  const { journal } = await openPanel()
  expect(save.query()).toBeNull()
  await editor.text.fill('Half a sentence')
  await say('I saw *Tom*.')
  await save.click()
  await expect.element(toast('Saved as an entry')).toBeVisible()
  await expect.poll(() => journal.entries.map(({ title }) => title)).toContain('A conversation')
  expect(editor.value()).toBe('Half a sentence')
  await looksRight()

  await toasted('Saved as an entry', 'Open').click()
  const saved = 'I saw \\*Tom\\*.\n\n> That is **a lot**.\n>\n> And Tom?'
  await expect.poll(editor.value).toBe(saved)
  await editor.openEntries()
  await expect.element(past.open('A conversation')).toBeVisible()
  await expect.poll(() => textOf(past.list)).toContain('Half a sentence')

  // Again without anything new, and then with more.
  await save.click()
  await expect.element(toasted('This conversation is already saved.', 'Open')).toBeVisible()
  await say('He was tired.')
  await save.click()
  await expect.element(toast('Added to your entry')).toBeVisible()
  await expect.poll(editor.value).toContain('He was tired.\n\n> That is **a lot**.')
  expect(editor.value()?.startsWith(saved)).toBe(true)
  await expect.element(past.cards).toHaveLength(2)

  await toasted('Added to your entry', 'Undo').click()
  await expect.poll(editor.value).toBe(saved)
})

it('AI-127 AI-128 offline and without the card, by keyboard; Undo takes it back', async () => {
  const { server, journal } = await openPanel()
  server.goOffline()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await message.fill(HEAVY)
  await press('Enter')
  await expect.element(card).toBeVisible()
  ;(save.element() as HTMLElement).focus()
  await press('Enter')
  await expect.element(toast('Saved as an entry')).toBeVisible()
  await expect.element(save).toHaveFocus()
  await editor.openEntries()
  await past.open('A conversation').click()
  await expect.poll(editor.value).toBe(HEAVY)
  expect(journal.entries).toEqual([])
  await editor.startNew.click()
  await toasted('Saved as an entry', 'Undo').click()
  await expect.element(past.open('A conversation')).not.toBeInTheDocument()
})

it('AI-127 nothing is saved while a reply is coming, also above a card', async () => {
  const stream = streamedAnswer()
  const { server, journal } = await openPanel()
  server.answers.askAssistant = () => stream.response
  await expect.element(side.getByRole('button', { name: 'Send' })).toBeVisible()
  await message.fill('I saw Tom.')
  await press('Enter')
  await stream.read()
  await stream.say('That is ')
  await says(side.getByRole('list').first(), 'That is')
  await message.fill(HEAVY)
  await press('Enter')
  await expect.element(card).toBeVisible()
  await expect.element(side.getByRole('button', { name: 'Stop' })).toBeVisible()
  expect(save.query()).toBeNull()
  await stream.say('a lot.')
  await stream.done()
  await save.click()
  await expect
    .poll(() => journal.entries.map(({ content }) => content))
    .toContain(`I saw Tom.\n\n> That is a lot.\n\n${HEAVY}`)
})

it('AI-128 with the level Local the entry stays on this device', async () => {
  const { server } = await openPanel('local')
  await say('I saw Tom.')
  await save.click()
  await toasted('Saved as an entry', 'Open').click()
  await expect.poll(editor.value).toContain('> That is **a lot**.')
  expect(JSON.stringify([server.sent('saveEntry'), server.sent('syncEntries')])).not.toContain(
    'Tom',
  )
})

it('AI-127 on a phone, opening the entry closes the sheet', async () => {
  await openPanel()
  await say('I saw Tom.')
  await editor.resize(360, 740)
  onTestFinished(() => editor.resize(1280, 800))
  await page.getByRole('button', { name: 'AI Assistant', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Save as an entry' }).click()
  await looksRight()
  await toasted('Saved as an entry', 'Open').click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(editor.value).toContain('I saw Tom.')
})

it('AI-129 an entry that was edited is kept, and what was said since becomes another one', async () => {
  await openPanel()
  await say('I saw Tom.')
  await save.click()
  await editor.openEntries()
  await past.open('A conversation').click()
  await expect.poll(editor.value).toContain('I saw Tom.')
  await editor.write('My own words.')
  await toasted('Saved as an entry', 'Undo').click()
  await expect.element(toast('You’ve changed this entry, so it wasn’t undone.')).toBeVisible()
  await say('He was tired.')
  await save.click()
  await expect.element(toasted('Saved as an entry', 'Open').last()).toBeVisible()
  expect(editor.value()).toBe('My own words.')
  await expect.element(past.cards).toHaveLength(2)
  await expect.poll(() => textOf(past.list)).toContain('He was tired.')
})

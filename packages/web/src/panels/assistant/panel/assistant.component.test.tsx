import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { answersForPremium, saidAtOnce, streamedAnswer } from '#app/testing/premium.ts'
import type { Answers } from '#app/testing/stand-in-server.ts'
import { editor, press, says, textOf } from '#features/journal/testing/journal-page.ts'

const HEAVY = 'I do not want to wake up tomorrow.'
const GREETING = "I'm here to help you reflect on your thoughts. What's on your mind?"
const MINIMAL =
  'AI interaction is set to minimal. Please adjust your preferences to continue the conversation.'

const side = page.getByRole('complementary', { name: /^AI Assistant/ })
const button = (name: string) => side.getByRole('button', { name, exact: true })
const message = side.getByRole('textbox', { name: 'Message to the assistant' })
const share = side.getByRole('checkbox', { name: 'Share this draft with the assistant' })
const card = side.getByRole('region', { name: 'You don’t have to face this alone' })
const read = side.getByText(/^Read: /).last()
const alert = side.getByRole('alert')
const opener = page.getByRole('button', { name: 'AI Assistant', exact: true })
const unlock = page.getByRole('heading', { name: 'Unlock AI Assistant' })

type Style = Parameters<typeof answersForPremium>[1]

async function openPanel(
  askAssistant: Answers['askAssistant'],
  style: Style = {},
  over: Answers = {},
) {
  signIn()
  const answers = answersForPremium({ ...over, askAssistant } as Answers, style)
  const server = await openApp('/journal', answers)
  await expect.element(message).toBeVisible()
  return server
}

async function say(words: string) {
  await expect.element(button('Send')).toBeVisible()
  await message.fill(words)
  await press('Enter')
}

/** Sends a difficult message, expects the card, and closes it. */
async function isHelped() {
  await message.fill(HEAVY)
  await press('Enter')
  await expect.element(card).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).click()
}

const heard = (words: string | RegExp) => says(side.getByRole('list').first(), words)
const error = (status: number) => ({ status, body: { error: 'No', code: 'made_up' } })

it('AI-02 AI-03 AI-24 AI-30 the panel greets a subscriber, and names who answers and what they receive', async () => {
  await openPanel(() => saidAtOnce('Yes.'), { aiInteraction: 'involved' })
  await expect.element(side.getByText('Premium', { exact: true })).toBeVisible()
  await expect.element(side.getByText(GREETING)).toBeVisible()
  await expect.element(side.getByText('Start a conversation with your AI assistant')).toBeVisible()
  await expect.element(message).toHaveAttribute('placeholder', 'Type your message...')
  await says(side, 'Replies come from quill-7b, an AI model')
  await says(
    side,
    'With AI interaction set to Involved, it also gets excerpts from your earlier entries.',
  )
  await looksRight()
})

it('AI-05 AI-07 AI-10 an answer streams in, with Stop; a blank message is ignored', async () => {
  const stream = streamedAnswer()
  const server = await openPanel(() => stream.response, { aiInteraction: 'involved' })
  await message.fill(' \n ')
  await press('Enter')
  await button('Send').click()
  await say('What do you see?')
  await stream.read()
  await stream.say('You came back')
  await heard('You came back')
  expect(server.sent('askAssistant')).toHaveLength(1)
  const sent = server.calls.find(({ name }) => name === 'askAssistant')
  expect(sent?.headers.get('ai-interaction-level')).toBe('involved')
  await expect.element(message).toHaveFocus()
  await button('Stop').click()
  await expect.element(side.getByText('Stopped', { exact: true }).first()).toBeVisible()
  await heard('You came back')
  server.answers.askAssistant = () => saidAtOnce('And went on.')
  await say('Go on')
  await heard('And went on.')
  await says(side.getByRole('status').last(), 'And went on.')
  expect(server.sent('askAssistant')[1]).toMatchObject({
    conversation: [
      { role: 'user', content: 'What do you see?' },
      { role: 'assistant', content: expect.stringMatching(/^You came back/) },
    ],
  })
})

it('PRIV-09 PRIV-10 a draft is sent while shared, which is the default', async () => {
  const server = await openPanel(() => saidAtOnce('I see.'), {}, journalOn().answers)
  const last = () => server.sent('askAssistant').at(-1)
  await editor.text.fill('The harbour again, and gulls.')
  await expect.element(share).toBeChecked()
  await say('What do you see?')
  await expect.poll(last).toMatchObject({ context: 'The harbour again, and gulls.' })
  await says(read, 'this draft')
  await share.click()
  await say('And now?')
  await expect.poll(() => server.sent('askAssistant')).toHaveLength(2)
  expect(last()).not.toHaveProperty('context')
  await button('New conversation').click()
  expect(side.getByText('And now?').query()).toBeNull()
})

it('PRIV-10 a draft that stays on this device starts unshared', async () => {
  await openPanel(() => saidAtOnce('I see.'))
  await expect.element(share).toBeChecked()
  await editor.keepHere.click()
  await expect.element(share).not.toBeChecked()
})

it('AI-35 a hidden entry is not shared, and is named to the server as such', async () => {
  const server = await openPanel(() => saidAtOnce('I see.'), {}, journalOn().answers)
  await editor.text.fill('The harbour: marzipan.')
  await editor.details.click()
  await page.getByRole('switch', { name: 'Hide from the assistant' }).click()
  await expect.element(share).toBeDisabled()
  await expect.element(side.getByText(/^This entry is hidden from the assistant\./)).toBeVisible()
  await say('The harbour?')
  await expect.poll(() => server.sent('askAssistant')).toHaveLength(1)
  expect(server.sent('askAssistant')[0]).not.toHaveProperty('context')
})

it('AI-28 AI-34 in local mode nothing of the journal is read unless the draft is shared', async () => {
  const server = await openPanel(() => saidAtOnce('I see.'), {
    aiInteraction: 'involved',
    privacyLevel: 'local',
  })
  await expect.element(page.getByText(/^Your entries stay on this device\./).first()).toBeVisible()
  await expect.element(share).not.toBeChecked()
  await editor.write('The orchard, in local: medlar.')
  await say('The orchard, then?')
  await expect.element(side.getByText('Read: your message')).toBeVisible()
  const [alone] = server.calls.filter(({ name }) => name === 'askAssistant')
  expect(alone?.headers.get('privacy-level')).toBe('local')
  expect(JSON.stringify(alone?.body)).not.toContain('medlar')
  await share.click()
  await say('Share it')
  await expect.poll(() => JSON.stringify(server.sent('askAssistant')[1])).toContain('medlar')
  await editor.startNew.click()
  await expect.element(share).not.toBeChecked()
})

it('AI-123 AI-124 in local mode the assistant answers in the browser, and no word is sent', async () => {
  const where = { provider: 'builtin' as const, model: null, host: null, here: true }
  const server = await openPanel(
    () => error(500),
    { aiInteraction: 'balanced', privacyLevel: 'local' },
    { whereWordsGo: { status: 200, body: where } },
  )
  await says(side, 'Replies come from a rule-based program in this browser')
  await editor.write('The orchard, in local: medlar.')
  await share.click()
  await say('We buried Biscuit under the MARZIPAN tree.')
  await expect.element(side.getByText('Read: this draft')).toBeVisible()
  await say('When did I last see Clara?')
  await heard('Your entries stay on this device, and the chat doesn’t read them.')
  await message.fill(HEAVY)
  await press('Enter')
  await expect.element(card).toBeVisible()
  const sent = JSON.stringify(server.calls.map(({ body }) => body ?? null))
  for (const word of ['MARZIPAN', 'medlar', 'Clara', 'wake']) expect(sent).not.toContain(word)
  expect(server.sent('askAssistant')).toEqual([])
})

it('a safety card replaces a model’s answer', async () => {
  const stream = streamedAnswer()
  await openPanel(() => stream.response)
  await say('And what do you say?')
  await stream.read()
  await stream.say('Nobody would miss you')
  await stream.send('help', { kind: 'self', also: [] })
  await expect.element(card).toBeVisible()
  expect(side.getByText(/miss you/).query()).toBeNull()
})

it('AI-11 AI-40 ERR-21 minimal blocks the second message, but help still shows', async () => {
  const server = await openPanel(() => saidAtOnce('One quiet line.'), { aiInteraction: 'minimal' })
  await expect
    .poll(() => JSON.parse(localStorage.userPreferences ?? '{}').journalStyle?.aiInteraction)
    .toBe('minimal')
  await say('First')
  await heard('One quiet line.')
  await expect.element(button('Send')).toBeVisible()
  await message.fill('Second')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}{Enter}')
  await says(alert, MINIMAL)
  await expect.element(message).toHaveValue('Second\n')
  await isHelped()
  expect(server.sent('askAssistant')).toHaveLength(1)
})

it('ERR-17 ERR-18 AI-21 AI-39 a failed answer says why, can be retried, and is never invented', async () => {
  const server = await openPanel(error(502))
  await say('Are you there?')
  await heard('Unable to get AI response. Please try again')
  server.answers.askAssistant = () => saidAtOnce('To the end.')
  await button('Send again').click()
  await heard('To the end.')
  server.answers.askAssistant = error(429)
  await say('Too often')
  await heard('Too many requests. Please wait a moment before trying again')
  await isHelped()
  server.answers.askAssistant = error(403)
  Object.assign(server.answers, { subscription: answersForAnna().subscription })
  await say('Hello?')
  await heard('Please upgrade to access AI features')
  await expect.element(unlock).toBeVisible()
})

it('ERR-17 an ended session redirects to the login with the reason', async () => {
  await openPanel({ status: 401, body: { error: 'No', code: 'session_invalid' } })
  await say('Who am I?')
  await expect
    .element(page.getByText('Please log in to use the AI assistant').first())
    .toBeVisible()
  await expect.poll(() => location.pathname).toBe('/login')
})

it('AI-31 API-19 an answer times out after ten seconds of silence, not ten in total', async () => {
  const stream = streamedAnswer()
  await openPanel(() => stream.response)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await say('Slowly')
  await stream.read()
  for (const words of ['One ', 'two ', 'three ', 'four']) {
    await stream.say(words)
    await heard(words.trim())
    await vi.advanceTimersByTimeAsync(4000)
  }
  await heard('One two three four')
  expect(textOf(side)).not.toContain('Failed to get AI response')
  await vi.advanceTimersByTimeAsync(10_000)
  await heard('Failed to get AI response')
  await heard('One two three four')
})

it('AI-41 offline, a message stays in the field, and help still shows', async () => {
  const server = await openPanel(() => saidAtOnce('Yes.'))
  server.goOffline()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(side.getByText(/^You’re offline/)).toBeVisible()
  await message.fill('Into the tunnel')
  await press('Enter')
  await says(alert, 'Failed to get AI response')
  await expect.element(message).toHaveValue('Into the tunnel')
  await isHelped()
})

it('AI-01 AI-82 AI-83 for a free person the panel starts closed, and opens to the plans alone', async () => {
  signIn()
  const server = await openApp('/journal', answersForAnna())
  await expect.poll(() => server.calls.map(({ name }) => name)).toContain('subscription')
  await expect.element(opener).toBeVisible()
  expect(side.query()).toBeNull()
  await opener.click()
  await expect.element(unlock).toBeVisible()
  await expect.element(side.getByRole('link', { name: 'Get Annual Plan' })).toBeVisible()
  expect(message.query()).toBeNull()
  await looksRight()
})

it('AI-82 the panel starts open for a subscriber, and from the first moment on the next visit', async () => {
  await openPanel(() => saidAtOnce('Yes.'))
  const never = () => new Promise<never>(() => {})
  await openApp('/journal', answersForPremium({ subscription: never }))
  await expect.element(side).toBeVisible()
  await button('Hide assistant').click()
  // Focus mode and back: a closed panel stays closed.
  for (let n = 0; n < 2; n++) await press('Alt+Shift+f')
  expect(side.query()).toBeNull()
  await openApp('/journal', answersForAnna())
  await expect.element(opener).toBeVisible()
  expect(side.query()).toBeNull()
})

it('AI-38 AI-83 without a subscription help still shows, typed text stays, and nothing is sent', async () => {
  signIn()
  const { promise, resolve } = Promise.withResolvers<void>()
  const free = answersForAnna()
  const server = await openApp('/journal', {
    ...free,
    async subscription() {
      await promise
      return free.subscription as never
    },
  })
  await opener.click()
  await message.fill('Hello')
  resolve()
  await expect.element(unlock).toBeVisible()
  await button('Send').click()
  await says(alert, 'Please upgrade to access AI features')
  await expect.element(message).toHaveValue('Hello')
  await message.fill(HEAVY)
  await press('Enter')
  await expect.element(card).toBeVisible()
  expect(unlock.query()).toBeNull()
  expect(server.calls.map(({ name }) => name)).not.toContain('askAssistant')
  await looksRight()
})

it('AI-19 the server’s built-in rules are labeled as such', async () => {
  const body = { provider: 'builtin', model: null, host: null, here: true } as const
  await openPanel(() => saidAtOnce('Yes.'), {}, { whereWordsGo: { status: 200, body } })
  await says(side, 'Replies come from a rule-based program on this server')
})

it('a switched-off assistant is hidden and receives nothing', async () => {
  signIn()
  await openApp('/preferences', answersForPremium())
  await page.getByRole('switch', { name: 'Assistant' }).click()
  const server = await openApp('/journal', answersForPremium())
  await expect.element(editor.details).toBeVisible()
  await expect.element(editor.showEntries).toBeVisible()
  expect(page.getByText(/AI Assistant/).query()).toBeNull()
  const asked = server.calls.filter(({ name }) => /^(?:askAssistant|whereWordsGo)$/.test(name))
  expect(asked).toEqual([])
})

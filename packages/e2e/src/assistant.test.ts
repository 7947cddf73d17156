import { HEAVY, panelOn, test, thingsOf } from '#fixtures/assistant-panel.ts'
import { deskOn } from '#fixtures/desk.ts'
import { entriesOnServer } from '#fixtures/harness.ts'
import { looksRight } from '#fixtures/looks.ts'
import { goOffline } from '#fixtures/offline.ts'
import { expect, open } from '#fixtures/test.ts'

const GREETING = "I'm here to help you reflect on your thoughts. What's on your mind?"

test('AI-02 AI-03 AI-05 AI-07 AI-10 AI-24 AI-30 AI-35 PRIV-09 a conversation: who answers, what goes to them, words as they come, Stop; and what is hidden from them', async ({
  page,
  request,
  signIn,
  model,
}) => {
  const anna = await signIn()
  const things = thingsOf(request, anna)
  await things.write({ content: 'The harbour was grey and loud.', localDate: '2026-10-03' })
  await things.write({
    ...{ content: 'The harbour, hidden: marzipan.', localDate: '2026-10-04' },
    hideFromAssistant: true,
  })
  await things.prefer({ aiInteraction: 'involved' })
  const [desk, panel] = [deskOn(page), panelOn(page)]
  await desk.open()
  await expect(panel.side.getByText('Premium', { exact: true })).toBeVisible()
  await expect(panel.side.getByText(GREETING)).toBeVisible()
  await expect(panel.side.getByText('Start a conversation with your AI assistant')).toBeVisible()
  await expect(panel.message).toHaveAttribute('placeholder', 'Type your message...')
  await expect(panel.side).toContainText('Answers come from quill-7b, a language model')
  await expect(panel.side).toContainText(
    'At the level Involved it also gets excerpts of your earlier entries.',
  )

  const calls: string[] = []
  page.on('request', (sent) => calls.push(new URL(sent.url()).pathname))
  await panel.message.fill(' \n ')
  await panel.message.press('Enter')
  await panel.button('Send').click()

  await desk.text.fill('The harbour again, and gulls.')
  await expect(panel.share).toBeChecked()
  model.says = 'You came back to the harbour. What were the gulls doing?'
  model.next.push({ holdAfter: 3 })
  const first = await panel.say('What do you see?')
  expect(calls.filter((path) => path === '/api/ai/insights')).toHaveLength(1)
  expect(first.headers['ai-interaction-level']).toBe('involved')
  expect(first.body).toMatchObject({ context: 'The harbour again, and gulls.' })
  await panel.heard('You came back')
  const aloud = panel.side.getByRole('status').last()
  await expect(aloud).toHaveText('')
  await expect(panel.message).toBeFocused()
  await panel.button('Stop').click()
  await expect(panel.side.getByText('Stopped', { exact: true }).first()).toBeVisible()
  await panel.heard('You came back')
  model.release()

  const second = await panel.say('Go on')
  expect(second.body).toMatchObject({
    conversation: [
      { role: 'user', content: 'What do you see?' },
      { role: 'assistant', content: expect.stringMatching(/^You came back/) },
    ],
  })
  await expect(aloud).toHaveText(model.says)
  // In another year it is named, too.
  await expect(panel.read.last()).toHaveText(/^Read: this draft, 3 October( 2026)?$/)
  expect(model.heard.at(-1)?.sent).toContain('gulls')
  expect(JSON.stringify(model.heard)).not.toContain('marzipan')

  await panel.share.uncheck()
  await desk.text.fill('Not for you.')
  const third = await panel.say('And now?')
  expect(third.body).not.toHaveProperty('context')
  expect(JSON.stringify(model.heard)).not.toContain('Not for you')

  await panel.read
    .last()
    .getByRole('button', { name: /3 October/ })
    .click()
  await expect(desk.text).toHaveValue('The harbour was grey and loud.')
  await panel.button('Hide assistant').click()
  await desk.button('AI Assistant').click()
  await panel.heard('And now?')
  await panel.button('New conversation').click()
  await expect(panel.side.getByText('And now?')).toHaveCount(0)
  await expect(panel.share).toBeChecked()

  // What is hidden goes to nobody from then on, also before the server has heard of it.
  await desk.details.click()
  const hide = page.getByRole('switch', { name: 'Hide from the assistant' })
  await hide.check()
  await expect(panel.share).toBeDisabled()
  await expect(panel.side.getByText('This entry is hidden from the assistant.')).toBeVisible()
  const hidden = await panel.say('The harbour?')
  expect(hidden.body).not.toHaveProperty('context')
  await panel.heard(model.says)
  await expect(panel.read.last()).not.toContainText('3 October')
  expect(model.heard.at(-1)?.sent).not.toContain('grey and loud')
  // Until it is saved that it is hidden, a new entry is asked about.
  await expect(desk.status(/^Saved/)).toBeVisible()
  await desk.startNew.click()
  await hide.check()
  await page.reload()
  await desk.details.click()
  await expect(hide).toBeChecked()
  await desk.write('The harbour, hidden from its first word: medlar.')
  const hiddenThere = async () =>
    (await entriesOnServer(request, anna)).filter((entry) => entry.hideFromAssistant).length
  await expect.poll(hiddenThere).toBe(3)
  await desk.startNew.click()
  await expect(hide).not.toBeChecked()
  await panel.say('The harbour, then?')
  await panel.heard(model.says)
  expect(JSON.stringify(model.heard)).not.toMatch(/marzipan|medlar/)

  // What a model may not say to anybody makes way for the card.
  model.says = 'You should kill yourself, nobody would miss you. And so on.'
  await panel.say('And what do you say?')
  await expect(panel.card).toBeVisible()
  await expect(panel.side.getByText(/miss you|kill/)).toHaveCount(0)
  model.says = 'A quiet answer.'
  await looksRight(page)
  await open(page, '/help')
})

const MINIMAL =
  'AI interaction is set to minimal. Please adjust your preferences to continue the conversation.'

test('AI-11 AI-21 AI-39 AI-40 AI-41 API-19 AI-31 ERR-17 ERR-18 ERR-21 minimal’s block, too many calls, a model that is down, silence, no network: and help in all of them', async ({
  page,
  context,
  request,
  signIn,
  model,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /status of (429|502|503|401)/)
  await page.clock.install()
  const anna = await signIn()
  await thingsOf(request, anna).prefer({ aiInteraction: 'minimal' })
  const [desk, panel] = [deskOn(page), panelOn(page)]
  await desk.open()
  // The page learns of the level when it has nothing else to do.
  const level = () =>
    page.evaluate(
      () => JSON.parse(localStorage.userPreferences ?? '{}').journalStyle?.aiInteraction,
    )
  await expect.poll(level).toBe('minimal')
  model.says = 'One quiet line.'
  await panel.say('First')
  await panel.heard('One quiet line.')
  await expect(panel.button('Send')).toBeVisible()
  await panel.message.fill('Second')
  await panel.message.press('Shift+Enter')
  await panel.message.press('Enter')
  await expect(panel.side.getByRole('alert')).toContainText(MINIMAL)
  await expect(panel.message).toHaveValue('Second\n')
  const calls = model.calls()
  await panel.message.fill(HEAVY)
  await panel.button('Send').click()
  await expect(panel.card).toBeVisible()
  await panel.card.getByRole('button', { name: 'Close' }).click()
  expect(model.calls()).toBe(calls)

  await thingsOf(request, anna).prefer({ aiInteraction: 'balanced' })
  await desk.open()
  await expect(panel.side.getByText('First')).toHaveCount(0)
  await expect.poll(level).toBe('balanced')
  model.next.push({ status: 500 }, { status: 500 })
  await panel.say('Are you there?')
  await panel.heard('Unable to get AI response. Please try again')
  model.says = `One two ${'and on '.repeat(20)}to the end.`
  model.next = [{ slow: 'words', ms: 150 }]
  await panel.button('Try again').click()
  await panel.heard('One two')
  // More than ten seconds in all, and never ten without a word.
  const answer = panel.side.getByRole('listitem').last()
  for (let times = 0; times < 3; times++) {
    const before = await answer.innerText()
    await page.clock.fastForward(4000)
    // A slow machine may be at the end by then: it took the time that is missing.
    const goesOn = async () => {
      const now = await answer.innerText()
      return now.length > before.length || before.includes('to the end.')
    }
    await expect.poll(goesOn).toBe(true)
  }
  await panel.heard('to the end.')
  model.next = [{ holdAfter: 2 }]
  await panel.say('Then be silent')
  await expect(panel.side.getByText(/One two$/).first()).toBeVisible()
  await page.clock.fastForward(10_000)
  await panel.heard('Failed to get AI response')
  await expect(panel.side.getByText(/One two$/).first()).toBeVisible()
  model.release()

  await goOffline(page)
  await expect(panel.side.getByText(/^You are offline/)).toBeVisible()
  await panel.message.fill('Into the tunnel')
  await panel.message.press('Enter')
  await expect(panel.side.getByRole('alert')).toHaveText('Failed to get AI response')
  await expect(panel.message).toHaveValue('Into the tunnel')
  await panel.message.fill(HEAVY)
  await panel.message.press('Enter')
  await expect(panel.card).toBeVisible()
  await panel.card.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(false)

  // A summary is no more made up than an answer.
  await thingsOf(request, anna).write({ content: 'The harbour was grey.' })
  model.next = [{ status: 500 }]
  await open(page, '/summary')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to load summary. Please try again later.',
  )
  await desk.open()

  const headers = { authorization: `Bearer ${anna.token}` }
  const often = () => request.post('/api/ai/insights', { headers, data: { message: 'Again' } })
  await Promise.all(Array.from({ length: 21 }, often))
  await panel.say('Too often')
  await panel.heard('Too many requests. Please wait a moment before trying again')
  await panel.message.fill(HEAVY)
  await panel.message.press('Enter')
  await expect(panel.card).toBeVisible()

  // Any other call would end the session as well.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => localStorage.setItem('token', 'worn-out'))
  await panel.say('Who am I?')
  await expect(page.getByText('Please log in to use the AI assistant')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('AI-28 AI-34 PRIV-10 a draft starts shared, but for one that stays here; in local nothing of the journal is read', async ({
  page,
  request,
  signIn,
  model,
  problems,
}) => {
  // A sync that began before the device had heard of the level.
  problems.allow(/status of 409/)
  const anna = await signIn()
  const things = thingsOf(request, anna)
  await things.write({ content: 'The orchard, left on the server: quince.' })
  await things.prefer({ aiInteraction: 'involved' })
  const [desk, panel] = [deskOn(page), panelOn(page)]
  await desk.open()
  model.says = 'I see.'
  await expect(panel.side).toContainText('At the level Involved')
  await expect(panel.share).toBeChecked()
  await page.getByRole('switch', { name: 'Keep on this device' }).check()
  await expect(panel.share).not.toBeChecked()
  await desk.write('The orchard, kept here: damson.')
  expect((await panel.say('The orchard?')).body).not.toHaveProperty('context')
  await expect(panel.read.last()).toContainText('Read: ')
  expect(model.heard.at(-1)?.sent).toContain('quince')
  await panel.share.check()
  expect((await panel.say('And now?')).body.context).toContain('damson')
  await expect(panel.read.last()).toContainText('this draft')

  await things.prefer({ aiInteraction: 'involved', privacyLevel: 'local' })
  await desk.open()
  await expect(panel.side.getByText('Your entries stay on this device.')).toBeVisible()
  await expect(panel.share).not.toBeChecked()
  await desk.write('The orchard, in local: medlar.')
  const before = model.heard.length
  const alone = await panel.say('The orchard, then?')
  expect(alone.headers['privacy-level']).toBe('local')
  expect(alone.body).not.toHaveProperty('context')
  await expect(panel.read).toHaveText('Read: your message')
  expect(JSON.stringify(model.heard.slice(before))).not.toMatch(/quince|damson|medlar/)
  await panel.share.check()
  expect((await panel.say('Share it')).body.context).toContain('medlar')
  await desk.startNew.click()
  await expect(panel.share).not.toBeChecked()

  await open(page, '/preferences')
  await page.getByRole('switch', { name: 'AI assistant' }).uncheck()
  const calls: string[] = []
  page.on('request', (sent) => calls.push(new URL(sent.url()).pathname))
  await desk.open()
  await expect(desk.details).toBeVisible()
  await expect(desk.showEntries).toBeVisible()
  await expect(page.getByText('AI Assistant')).toHaveCount(0)
  expect(calls.filter((path) => path.startsWith('/api/ai'))).toEqual([])
})

import { panelOn, test, thingsOf } from '#fixtures/assistant-panel.ts'
import { deskOn } from '#fixtures/desk.ts'
import { looksRight } from '#fixtures/looks.ts'
import { expect, open } from '#fixtures/test.ts'

const GREETING = "I'm here to help you reflect on your thoughts. What's on your mind?"

test('AI-02 AI-03 AI-05 AI-07 AI-10 AI-24 AI-30 PRIV-09 a conversation: who answers, what goes to them, words as they come, Stop', async ({
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
  await expect(panel.read.last()).toHaveText('Read: this draft, 3 October')
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
  await looksRight(page)
  await open(page, '/help')
})

import { entriesOnServer } from '#fixtures/harness.ts'
import { panelOn, test, thingsOf } from '#fixtures/pages/assistant-panel.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { expect } from '#fixtures/test.ts'

test('AI-10 AI-24 AI-35 PRIV-09 a conversation with a model: what goes to it, words as they come, and what is hidden from it', async ({
  page,
  request,
  signIn,
  model,
}) => {
  const anna = await signIn()
  const things = thingsOf(request, anna)
  await things.write({ content: 'The harbour was grey and loud.', localDate: '2026-10-03' })
  await things.write({
    content: 'The harbour, hidden: marzipan.',
    localDate: '2026-10-04',
    hideFromAssistant: true,
  })
  await things.prefer({ aiInteraction: 'involved' })
  const [editor, panel] = [editorOn(page), panelOn(page)]
  await editor.open()
  await expect(panel.side).toContainText('Replies come from quill-7b, an AI model')
  await expect(panel.side).toContainText('With AI interaction set to Involved')

  await editor.text.fill('The harbour again, and gulls.')
  await expect(panel.share).toBeChecked()
  model.says = 'You came back to the harbour. What were the gulls doing?'
  model.next.push({ holdAfter: 3 })
  await panel.say('What do you see?')
  await panel.heard('You came back')
  await panel.button('Stop').click()
  await expect(panel.side.getByText('Stopped', { exact: true }).first()).toBeVisible()
  model.release()
  await panel.say('Go on')
  await panel.heard(model.says)
  // In another year it is named, too.
  await expect(panel.read.last()).toHaveText(/^Read: this draft, 3 Oct( 2026)?$/)
  expect(model.heard.at(-1)?.sent).toContain('gulls')

  await panel.share.uncheck()
  await editor.text.fill('Not for you.')
  expect((await panel.say('And now?')).body).not.toHaveProperty('context')
  await expect(panel.read.last()).toHaveText(/^Read: 3 Oct/)
  expect(JSON.stringify(model.heard)).not.toContain('Not for you')
  await panel.read.last().getByRole('button', { name: /3 Oct/ }).click()
  await expect(editor.text).toHaveJSProperty('value', 'The harbour was grey and loud.')

  // A hidden entry isn't sent any more, even before the server knows that it's hidden.
  await editor.details.click()
  await page.getByRole('switch', { name: 'Hide from the assistant' }).check()
  await panel.say('The harbour?')
  await expect(panel.read.last()).not.toContainText('3 Oct')
  expect(model.heard.at(-1)?.sent).not.toContain('grey and loud')
  const hidden = async () =>
    (await entriesOnServer(request, anna)).filter((entry) => entry.hideFromAssistant).length
  await expect.poll(hidden).toBe(2)
  expect(JSON.stringify(model.heard)).not.toContain('marzipan')
})

test('AI-127 AI-129 AI-130 a chat is saved as an entry, and what the assistant said is never taken for the person’s words', async ({
  page,
  request,
  signIn,
  model,
}) => {
  const anna = await signIn()
  await thingsOf(request, anna).prefer({ aiInteraction: 'involved' })
  const [editor, panel] = [editorOn(page), panelOn(page)]
  const onServer = async () =>
    (await entriesOnServer(request, anna)).map(({ title, content }) => ({ title, content }))
  await editor.open()
  model.says = 'Porridge sounds **warm**.'
  await panel.say('I had *oats* with Tom.')
  await panel.heard(model.says)
  await panel.button('Save as an entry').click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved as an entry' })).toBeVisible()
  const saved = 'I had \\*oats\\* with Tom.\n\n> Porridge sounds **warm**.'
  await expect.poll(onServer).toEqual([{ title: 'A conversation', content: saved }])
  await panel.say('And tea.')
  await panel.heard(model.says)
  await panel.button('Save as an entry').click()
  await expect(page.getByRole('status').filter({ hasText: 'Added to your entry' })).toBeVisible()
  const whole = `${saved}\n\nAnd tea.\n\n> Porridge sounds **warm**.`
  await expect.poll(onServer).toEqual([{ title: 'A conversation', content: whole }])

  await page.reload()
  await expect(panel.side).toContainText('This chat clears when you reload or log out')
  await panel.say('What did I eat with Tom?')
  await expect(panel.read.last()).toContainText('Read: ')
  expect(model.heard.at(-1)?.sent).toContain('oats')
  expect(model.heard.at(-1)?.sent).not.toContain('Porridge')
})

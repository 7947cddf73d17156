import { deskOn, draftsOn } from '#fixtures/desk.ts'
import { entriesOnServer, looking } from '#fixtures/harness.ts'
import { expect, test } from '#fixtures/test.ts'

test('JRN-13 JRN-14 JRN-15 JRN-29 a draft outlives the page and continues its entry', async ({
  page,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  const draft = () => draftsOn(page, anna.userId)
  await desk.open()
  await desk.title.fill('The roof')
  await desk.text.fill('Rain on')
  await expect.poll(draft).toMatchObject({ title: 'The roof', content: 'Rain on' })
  const { tab, lastModified, entryId } = await draft()
  expect([typeof tab, Number.isNaN(Date.parse(lastModified)), entryId]).toEqual([
    'string',
    false,
    undefined,
  ])

  // The page goes in the same moment in which the last key was pressed.
  await desk.text.pressSequentially(' the roof')
  await page.reload()
  await expect(desk.title).toHaveValue('The roof')
  await expect(desk.text).toHaveValue('Rain on the roof')
  await expect(desk.notice(/Your unsaved words from .* are back/)).toBeVisible()
  await expect(desk.startNew).toHaveCount(0)
  await desk.save.click()
  await expect(desk.status(/^Saved at/)).toBeVisible()
  expect(await draft()).toBeNull()

  await desk.text.pressSequentially(', all night')
  const [saved] = await entriesOnServer(request, anna)
  await expect.poll(draft).toMatchObject({ content: 'Rain on the roof, all night', tab })
  await page.reload()
  await expect(desk.text).toHaveValue('Rain on the roof, all night')
  await expect(desk.startNew).toBeVisible()
  await desk.save.click()
  await expect.poll(draft).toBeNull()
  await expect(desk.status(/^Saved at/)).toBeVisible()
  const after = await entriesOnServer(request, anna)
  expect(after.map(({ _id, content }) => [_id, content])).toEqual([
    [saved?._id, 'Rain on the roof, all night'],
  ])

  await desk.text.fill('Something')
  await expect.poll(draft).toMatchObject({ content: 'Something' })
  await desk.text.fill('')
  await desk.title.fill('')
  await expect.poll(draft).toBeNull()
})

test('a draft that is back can be discarded, and had again', async ({ page, signIn }) => {
  const anna = await signIn()
  const desk = deskOn(page)
  await desk.open()
  await desk.text.fill('Not what I meant')
  await page.reload()
  await expect(desk.text).toHaveValue('Not what I meant')
  await desk.button('Discard').click()
  await expect(desk.text).toHaveValue('')
  // Neither a save nor another screen nor a reload takes what was set aside.
  await desk.write('What I meant')
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await expect(desk.text).toBeHidden()
  await page.goBack()
  await expect(desk.notice('The unsaved words were set aside.')).toBeVisible()
  await page.reload()
  await desk.button('Undo').click()
  await expect(desk.text).toHaveValue('Not what I meant')
  await expect(desk.notice('The unsaved words were set aside.')).toBeHidden()
  await expect
    .poll(() => draftsOn(page, anna.userId))
    .toMatchObject({ content: 'Not what I meant' })
})

test('JRN-30 drafts of several tabs stay apart, and those of closed tabs are found again', async ({
  page,
  context,
  signIn,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  await desk.open()
  await desk.text.fill('Written in the first tab')
  const second = await context.newPage()
  const other = deskOn(second)
  await other.open()
  await expect(other.text).toHaveValue('')
  await other.text.fill('Written in the second tab')
  await desk.text.pressSequentially(', and more')
  const texts = async () => {
    const { others, ...newest } = (await draftsOn(page, anna.userId)) ?? {}
    return [newest, ...Object.values(others ?? {})].map(({ content }) => content).sort()
  }
  await expect
    .poll(texts)
    .toEqual(['Written in the first tab, and more', 'Written in the second tab'])

  // The draft of a tab that was opened later is that tab's, also for one that had none of its own.
  await desk.text.fill('')
  await desk.title.fill('')
  await expect.poll(texts).toEqual(['Written in the second tab'])
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await expect(desk.text).toBeHidden()
  await page.goBack()
  await expect(desk.save).toBeVisible()
  await expect(desk.notice('Written in the second tab')).toBeHidden()
  await expect(desk.text).toHaveValue('')
  expect(await texts()).toEqual(['Written in the second tab'])
  await desk.text.fill('Written in the first tab, and more')
  await expect.poll(async () => (await texts()).length).toBe(2)

  await second.close()
  await page.reload()
  await expect(desk.text).toHaveValue('Written in the first tab, and more')
  await expect(desk.notice('“Written in the second tab”')).toBeVisible()
  await desk.button('Open them').click()
  await expect(desk.text).toHaveValue('Written in the second tab')
  await desk.showEntries.click()
  await expect(page.getByText('Written in the first tab, and more').first()).toBeVisible()
})

test('JRN-18 autosave comes after 30 seconds, and only for changes that can be saved', async ({
  page,
  signIn,
  request,
}) => {
  await page.clock.install()
  const anna = await signIn()
  const desk = deskOn(page)
  await desk.open()
  const waiting = () => draftsOn(page, anna.userId)
  await desk.title.fill('Only a title')
  await page.clock.runFor(31_000)
  await expect(desk.status('Draft kept')).toBeVisible()
  await expect(desk.startNew).toHaveCount(0)
  await desk.text.fill('And some words')
  await page.clock.runFor(300)
  expect(await waiting()).toMatchObject({ content: 'And some words' })
  await expect(desk.startNew).toHaveCount(0)
  await page.clock.runFor(30_000)
  await expect(desk.startNew).toBeVisible()
  await expect.poll(waiting).toBeNull()
  await expect(desk.status(/^Saved at/)).toBeVisible()
  const saved = await entriesOnServer(request, anna)
  expect(saved.map(({ content }) => content)).toEqual(['And some words'])
  await page.clock.runFor(31_000)
  expect(await entriesOnServer(request, anna)).toEqual(saved)
  await desk.text.fill('And some more words')
  await page.clock.runFor(31_000)
  await expect.poll(waiting).toBeNull()
  await expect(desk.status(/^Saved at/)).toBeVisible()
  const [after] = await entriesOnServer(request, anna)
  expect(after).toMatchObject({ _id: saved[0]?._id, content: 'And some more words' })

  // An entry that is only looked at stays as it came from elsewhere, whatever its lines end with.
  const foreign = { _id: `temp_${'a'.repeat(24)}`, title: '', content: 'One\r\ntwo' }
  const headers = { authorization: `Bearer ${anna.token}` }
  await request.post('/api/journal/sync', { headers, data: { entries: [foreign] } })
  const stored = await entriesOnServer(request, anna)
  expect(stored.map(({ content }) => content)).toContain(foreign.content)
  await desk.showEntries.click()
  const card = page.getByRole('article').filter({ hasText: 'One' })
  await looking(page, () => card.count()).toBe(1)
  await card.hover()
  await card.getByRole('button', { name: 'Edit' }).click()
  await expect(desk.text).toHaveValue('One\ntwo')
  await page.clock.runFor(31_000)
  await expect(desk.status(/^Saved/)).toBeVisible()
  expect(await entriesOnServer(request, anna)).toEqual(stored)
})

import type { Locator } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { entriesOnServer } from '#fixtures/harness.ts'
import { looksRight } from '#fixtures/looks.ts'
import { expect, test } from '#fixtures/test.ts'

const pressInInputMethod = (field: Locator) =>
  field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })

for (const width of [1280, 360]) {
  test(`JRN-01 JRN-06 JRN-22 the list, the page and the assistant (${width} px)`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await signIn()
    const desk = deskOn(page)
    await desk.open()
    const phone = width === 360
    if (phone) await desk.button('AI Assistant').click()
    const assistant = phone
      ? page.getByRole('dialog', { name: 'AI Assistant' })
      : page.getByRole('complementary', { name: 'AI Assistant' })
    await expect(
      assistant.getByRole('heading', { name: 'AI Assistant', exact: true }),
    ).toBeVisible()
    await expect(assistant.getByRole('heading', { name: 'Unlock AI Assistant' })).toBeVisible()
    for (const plan of ['Get Monthly Plan', 'Get Annual Plan']) {
      await expect(assistant.getByRole('link', { name: plan })).toHaveAttribute(
        'href',
        '/subscription',
      )
    }
    if (!phone) {
      const [side, sheet] = [await assistant.boundingBox(), await desk.text.boundingBox()]
      expect(side?.x).toBeGreaterThan((sheet?.x ?? 0) + (sheet?.width ?? 0))
    }
    await assistant.getByRole('button', { name: 'Hide assistant' }).click()
    await expect(assistant).toBeHidden()
    await expect(desk.status('Not saved yet')).toBeVisible()

    await desk.title.fill('The roof')
    await desk.write('Rain on the roof')
    await desk.startNew.click()
    await expect(desk.showEntries).toBeVisible()
    await expect(desk.hideEntries).toHaveCount(0)
    await desk.showEntries.click()
    const list = phone
      ? page.getByRole('dialog', { name: 'Past entries' })
      : page.getByRole('complementary', { name: 'Past entries' })
    await expect(list).toBeVisible()
    // On a phone the sheet covers the button, and closes by one of the same name.
    const hide = (phone ? list : page).getByRole('button', { name: 'Hide Entries' })
    await expect(hide).toBeVisible()
    await hide.click()
    await expect(list).toBeHidden()
    await desk.showEntries.click()
    await list.getByRole('article').hover()
    await list.getByRole('button', { name: 'Edit' }).click()
    await expect(list).toBeHidden()
    await expect(desk.showEntries).toBeVisible()
    await expect(desk.title).toHaveValue('The roof')
    await expect(desk.text).toHaveValue('Rain on the roof')
    await expect(desk.startNew).toBeVisible()
  })
}

test('an entry is written, saved and left with the keyboard alone', async ({
  page,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  await desk.open()
  await desk.title.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('By hand')
  // The key with which Safari takes a word from an input method.
  await pressInInputMethod(desk.title)
  await expect(desk.title).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk.text).toBeFocused()
  await page.keyboard.type('Without a mouse')
  await expect(desk.save).toBeEnabled()
  const keep = page.getByRole('switch', { name: 'Keep on this device' })
  await expect(keep).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(keep).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(desk.save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk.status(/^Saved at/)).toBeVisible()
  await expect(desk.save).toBeFocused()

  await desk.details.focus()
  await page.keyboard.press('Enter')
  const tag = page.getByLabel('Add a tag')
  await tag.focus()
  await page.keyboard.type('river')
  await pressInInputMethod(tag)
  await expect(tag).toHaveValue('river')
  await page.keyboard.press('Enter')
  await page.keyboard.type('boat,')
  await desk.button('Remove the tag river').focus()
  await page.keyboard.press('Enter')
  await expect(desk.button('Remove the tag boat')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tag).toBeFocused()
  // What is typed when one turns to another page belongs to this one.
  await page.keyboard.type('kept')
  await page.keyboard.press('Alt+Shift+N')
  await expect(desk.dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(desk.text).toHaveValue('')
  await expect(desk.button('Remove the tag kept')).toHaveCount(0)
  await expect
    .poll(async () => (await entriesOnServer(request, anna)).map(({ tags }) => tags))
    .toEqual([['kept']])
  await desk.title.fill('By hand')
  await desk.write('And another')
  await desk.startNew.focus()
  await page.keyboard.press('Enter')
  await expect(desk.text).toBeFocused()
  await expect(desk.text).toHaveValue('')
  await expect(desk.title).not.toHaveValue('By hand')
})

test('while one types the rest steps back; on a phone nothing covers the line; and the page looks right with all that can be said about it', async ({
  page,
  signIn,
}) => {
  await signIn()
  const desk = deskOn(page)
  await desk.open()

  await test.step('while one types the rest steps back, and comes back with the mouse', async () => {
    const header = page.getByRole('banner')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // What listens to the keys comes a moment after the page.
    await expect(async () => {
      await desk.text.pressSequentially('Quiet')
      await expect(header).toHaveCSS('opacity', '0', { timeout: 1000 })
    }).toPass()
    await page.mouse.move(300, 300)
    await expect(header).toHaveCSS('opacity', '1')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await desk.text.pressSequentially(' again')
    await expect(header).toHaveCSS('opacity', '1')
  })

  await test.step('on a phone no keyboard and no bar covers the line that is written', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await desk.text.fill('A line of the page, one of many.\n'.repeat(60))
    // The keyboard takes its part of the window.
    await page.setViewportSize({ width: 360, height: 380 })
    await desk.text.focus()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('The last line')
    const foot = page.getByRole('main').locator('footer')
    await expect
      .poll(async () => {
        const [text, bar] = [await desk.text.boundingBox(), await foot.boundingBox()]
        return (bar?.y ?? 0) - ((text?.y ?? 0) + (text?.height ?? 0))
      })
      .toBeGreaterThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('notices, an open detail and a limit', async () => {
    await desk.text.fill('Not saved')
    await page.reload()
    // A notice that is done with leaves the keyboard to the text.
    await desk.button('Discard').press('Enter')
    await expect(desk.text).toBeFocused()
    await expect(desk.text).toHaveValue('')
    await desk.button('Undo').press('Enter')
    await expect(desk.text).toBeFocused()
    await expect(desk.text).toHaveValue('Not saved')
    await desk.details.click()
    await expect(page.getByRole('switch', { name: 'Keep on this device' })).toBeVisible()
    await desk.write('a '.repeat(122_000))
    await expect(desk.notice('250,000')).toBeVisible()
    await page.mouse.move(10, 10)
    await looksRight(page)
  })
})

import { test } from '#fixtures/device.ts'
import { editorOn, withoutPauses } from '#fixtures/pages/editor.ts'
import { expect, store } from '#fixtures/test.ts'

test('JRN-16 a draft is back after a reload, and after a crash of the browser', async ({
  device,
  people,
}) => {
  const anna = await people.signIn()
  const open = async () => {
    const page = await device.start()
    await withoutPauses(page)
    await store(page, { ...anna })
    const editor = editorOn(page)
    await editor.open()
    return { page, editor }
  }
  const { page, editor } = await open()
  await editor.text.fill('Rain on the roof')
  await page.reload()
  await expect(editor.text).toHaveJSProperty('value', 'Rain on the roof')
  await editor.text.pressSequentially(', all night')
  // Local storage itself is not on the disk yet.
  const copied = () =>
    page.evaluate(async (name) => {
      const known = await indexedDB.databases()
      if (!known.some((database) => database.name === name)) return ''
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      const request = database.transaction('drafts').objectStore('drafts').get('all')
      return new Promise<string>((resolve) => {
        request.onsuccess = () => resolve(`${request.result}`)
      })
    }, `daywell-drafts-${anna.userId}`)
  await expect.poll(copied).toContain('Rain on the roof, all night')
  await device.crash()

  const { editor: again } = await open()
  await expect(again.text).toHaveJSProperty('value', 'Rain on the roof, all night')
  await expect(again.notice(/Your unsaved words from .* are back/)).toBeVisible()
})

import { expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { editor, press } from '#features/journal/testing/journal-page.ts'
import { aPhoto } from '#services/media/testing/a-photo.ts'
import { openWith } from '../../live/testing/live-page.ts'
import { shape } from '../testing/files.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressForFiles(
      key: string,
      file: { name: string; mimeType: string; bytes: readonly number[] },
    ): Promise<boolean>
  }
}

const TIMES = 5
const dialog = page.getByRole('dialog', { name: 'Add a photo or recording' })
const chooseFiles = dialog.getByRole('button', { name: 'Choose files' })

it.each(['Enter', 'Space'])(
  '%s on “Choose files” opens the file dialog each time, and goes into no text (MED-167)',
  async (key) => {
    await openWith('Rain|')
    await userEvent.click(editor.text)
    const bytes = [...(await (await aPhoto()).bytes())]
    for (let times = 1; times <= TIMES; times += 1) {
      await press('Alt+Shift+p')
      await expect.element(chooseFiles).toBeVisible()
      ;(chooseFiles.element() as HTMLElement).focus()
      const file = { name: `${times}.jpg`, mimeType: 'image/jpeg', bytes }
      expect(await commands.pressForFiles(key, file), `${times}`).toBe(true)
      await expect.poll(() => shape()?.split('[photo]').length).toBe(times + 1)
      await expect.element(dialog).not.toBeInTheDocument()
    }
    expect(shape()?.replaceAll('[photo]', '').trim()).toBe('Rain')
  },
)

import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

const OPENS_WITHIN_MS = 10_000

interface Given {
  readonly name: string
  readonly mimeType: string
  readonly bytes: readonly number[]
}

/** For component tests: presses a key, and gives a file to the dialog it opens. False if none opens. */
export const pressForFiles: BrowserCommand<[key: string, file: Given]> = async (
  { page },
  key,
  { bytes, ...file },
) => {
  const opening = page
    .waitForEvent('filechooser', { timeout: OPENS_WITHIN_MS })
    .catch(() => undefined)
  // Race: a key that's pressed at once overtakes the request to hand the dialog over.
  await page.evaluate('0')
  await page.keyboard.press(key)
  const chooser = await opening
  await chooser?.setFiles({ ...file, buffer: Buffer.from(bytes) })
  return chooser !== undefined
}

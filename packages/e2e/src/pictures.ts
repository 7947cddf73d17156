// Takes every screen in its states, at every width, light and dark, into pictures/.
// Words after the command choose screens by name, and views: `npm run pictures kit journal 360 dark`.
// The word `readme` takes the pictures of the README instead, into docs/pictures.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openBrowser, schemes, takePicture, type View, widths } from './pictures/camera.ts'
import { takeReadmePictures } from './pictures/readme.ts'
import type { Screen } from './pictures/screen.ts'
import { screens } from './pictures/screens.ts'
import { type Source, startKit, startProduct } from './pictures/sources.ts'

const FOLDER = fileURLToPath(new URL('../../../pictures', import.meta.url))

const starts = { product: startProduct, kit: startKit }

const given = process.argv.slice(2)
if (given.includes('readme')) {
  await takeReadmePictures()
  process.exit()
}
const among = <T extends string | number>(all: readonly T[]) => {
  const wanted = all.filter((one) => given.includes(String(one)))
  return wanted.length > 0 ? wanted : all
}
const views: readonly View[] = among(widths).map((width) => ({ width, schemes: among(schemes) }))
const names = given.filter(
  (word) => !([...widths, ...schemes] as unknown[]).map(String).includes(word),
)
const chosen = names.length > 0 ? screens.filter(({ name }) => names.includes(name)) : screens
if (chosen.length === 0) {
  const known = [...new Set(screens.map(({ name }) => name))].join(', ')
  process.stderr.write(`No screen has that name. There are: ${known}.\n`)
  process.exit(1)
}

await mkdir(FOLDER, { recursive: true })
const failed: string[] = []
for (const from of ['kit', 'product'] as const) {
  const served = chosen.filter((screen) => screen.from === from)
  if (served.length > 0) await takeAll(await starts[from](), served)
}
process.stdout.write(`The pictures are in ${FOLDER}\n`)
if (failed.length > 0) {
  process.stderr.write(`${failed.length} screens couldn’t be taken:\n${failed.join('\n')}\n`)
  process.exitCode = 1
}

/** One that fails doesn't keep the others from being taken. */
async function takeAll(source: Source, served: readonly Screen[]): Promise<void> {
  try {
    await using browser = await openBrowser()
    for (const screen of served) {
      for (const view of views) {
        await takePicture(browser, source, screen, view, FOLDER).catch((error: Error) => {
          const which = `${screen.name}, ${screen.state}, ${view.width}`
          failed.push(`${which}: ${error.message}`)
        })
      }
      process.stdout.write(`${screen.name}, ${screen.state}\n`)
    }
  } finally {
    await source.stop()
  }
}

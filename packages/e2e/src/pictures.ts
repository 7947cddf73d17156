// Takes every screen in its states, at every width, light and dark, into pictures/.
// Words after the command choose screens by name: `npm run pictures kit journal`. The word `readme`
// takes the pictures of the README instead, into docs/pictures.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openBrowser, schemes, takePicture, type View, widths } from './pictures/camera.ts'
import { takeReadmePictures } from './pictures/readme.ts'
import type { Screen } from './pictures/screen.ts'
import { screens } from './pictures/screens.ts'
import { type Source, startKit, startProduct } from './pictures/sources.ts'

const FOLDER = fileURLToPath(new URL('../../../pictures', import.meta.url))

const views: readonly View[] = widths.flatMap((width) =>
  schemes.map((scheme) => ({ width, scheme })),
)
const starts = { product: startProduct, kit: startKit }

const names = process.argv.slice(2)
if (names.includes('readme')) {
  await takeReadmePictures()
  process.exit()
}
const chosen = names.length > 0 ? screens.filter(({ name }) => names.includes(name)) : screens
if (chosen.length === 0) {
  const known = [...new Set(screens.map(({ name }) => name))].join(', ')
  process.stderr.write(`No screen has that name. There are: ${known}.\n`)
  process.exit(1)
}

await mkdir(FOLDER, { recursive: true })
for (const from of ['kit', 'product'] as const) {
  const served = chosen.filter((screen) => screen.from === from)
  if (served.length > 0) await takeAll(await starts[from](), served)
}
process.stdout.write(`${chosen.length * views.length} pictures are in ${FOLDER}\n`)

async function takeAll(source: Source, served: readonly Screen[]): Promise<void> {
  try {
    await using browser = await openBrowser()
    for (const screen of served) {
      for (const view of views) {
        await takePicture(browser, source, screen, view, FOLDER)
      }
      process.stdout.write(`${screen.name}, ${screen.state}\n`)
    }
  } finally {
    await source.stop()
  }
}

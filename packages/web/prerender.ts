import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const ENTRY = join(ROOT, 'src/app/prerender/landing-page.tsx')
/** Inside of the package, where what it is made of finds its own modules; nothing of it is kept. */
const WORKSHOP = join(ROOT, 'node_modules/.vite')
const SCREEN = 'src/features/landing/landing-screen.tsx'
/** The letters of the first thing that is read. */
const FONT = /newsreader-latin-opsz-normal\.woff2$/

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** Writes `landing.html` beside `index.html`: the same app, with the landing page in it. */
export function prerenderedLanding(): Plugin {
  return {
    name: 'daywell-prerendered-landing',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler: async ({ dir }) => {
        if (dir !== undefined) await writeLanding(dir)
      },
    },
  }
}

async function writeLanding(dir: string): Promise<void> {
  const shell = await readFile(join(dir, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))
  const { head, body } = await rendered()
  const links = [...preloadedFont(manifest), ...stylesOf(manifest, shell)].join('')
  const page = [
    [/\s*<title>.*?<\/title>/s, ''],
    [/\s*<meta name="robots"[^>]*>/, head],
    [/<\/head>/, `${links}</head>`],
    [/(?<=<div id="root">)(?=<\/div>)/, body],
    // Nothing has to be switched on to read it.
    [/\s*<noscript>.*?<\/noscript>/s, ''],
  ] as const
  await writeFile(join(dir, 'landing.html'), page.reduce(replaceOnce, shell))
}

/** The text goes in as it is: a dollar in it has no meaning. */
function replaceOnce(html: string, [place, text]: readonly [RegExp, string]): string {
  if (!place.test(html)) throw new Error(`index.html has nothing like ${place}`)
  return html.replace(place, () => text)
}

async function rendered(): Promise<{ head: string; body: string }> {
  await mkdir(WORKSHOP, { recursive: true })
  const outDir = await mkdtemp(join(WORKSHOP, 'prerender-'))
  try {
    await build({
      configFile: false,
      root: ROOT,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      build: { ssr: ENTRY, outDir, rolldownOptions: { output: { entryFileNames: 'page.mjs' } } },
    })
    const { landingPage } = await import(pathToFileURL(join(outDir, 'page.mjs')).href)
    return landingPage()
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** The styles of the landing page, which the app itself fetches with its screen. */
function stylesOf(manifest: Manifest, shell: string): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    for (const file of manifest[key]?.css ?? []) files.add(file)
    for (const other of manifest[key]?.imports ?? []) if (other !== 'index.html') visit(other)
  }
  visit(SCREEN)
  const more = [...files].filter((file) => !shell.includes(file))
  return more.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
}

function preloadedFont(manifest: Manifest): string[] {
  const fonts = Object.keys(manifest).filter((key) => FONT.test(key))
  return fonts.map(
    (key) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${manifest[key]?.file}">`,
  )
}

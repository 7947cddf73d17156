import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { scopedClassName } from './chunks.ts'
import { plainIcons } from './plain-icons.ts'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const ENTRY = join(ROOT, 'src/app/prerender/landing-page.tsx')
/** Inside of the package, where what it is made of finds its own modules; nothing of it is kept. */
const WORKSHOP = join(ROOT, 'node_modules/.vite')
/** The app's script, and what it asks to have beside it. */
const APP =
  /<script type="module"[^>]* src="([^"]+)"><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/
const FETCHED_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g
const SCREEN = 'src/features/landing/landing-screen.tsx'

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
  const all = await readStyles(dir, [...linkedStyles(shell), ...stylesOf(manifest)])
  const { first, later } = withoutLetters(all)
  const styles = await writeHashed(dir, 'landing-page', first)
  const letters = await writeHashed(dir, 'letters', later)
  const page = [
    [/\s*<title>.*?<\/title>/s, ''],
    // One file of styles instead of several: nothing is seen before the last of them is there.
    [
      /\s*<link rel="stylesheet".*(?=<\/head>)/s,
      `<link rel="stylesheet" crossorigin href="/${styles}">`,
    ],
    [APP, `<script async src="/wake.js" data-app="${APP.exec(shell)?.[1]}"></script>`],
    // Nothing has to be switched on to read it.
    [/\s*<noscript>.*?<\/noscript>/s, ''],
    [/\s*<meta name="robots"[^>]*>/, head + lettersLater(letters)],
    [/(?<=<div id="root">)(?=<\/div>)/, body],
  ] as const
  const html = page.reduce(replaceOnce, shell)
  await writeFile(join(dir, 'landing.html'), html)
}

/** Styles without the fonts that are fetched, and those. What the system has itself is needed at once. */
export function withoutLetters(styles: string): { first: string; later: string } {
  const later = styles.match(FETCHED_FACE) ?? []
  return { first: styles.replaceAll(FETCHED_FACE, ''), later: later.join('') }
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
      plugins: [react(), plainIcons()],
      css: { modules: { generateScopedName: scopedClassName } },
      build: { ssr: ENTRY, outDir, rolldownOptions: { output: { entryFileNames: 'page.mjs' } } },
    })
    const { landingPage } = await import(pathToFileURL(join(outDir, 'page.mjs')).href)
    return landingPage()
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** The styles of the landing page, which the app itself fetches with its screen. */
function stylesOf(manifest: Manifest, key = SCREEN): string[] {
  const { css = [], imports = [] } = manifest[key] ?? {}
  const others = imports.filter((other) => other !== 'index.html')
  return [...others.flatMap((other) => stylesOf(manifest, other)), ...css]
}

function linkedStyles(shell: string): string[] {
  const links = shell.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)
  return [...links].map(([, file]) => file ?? '')
}

async function readStyles(dir: string, files: readonly string[]): Promise<string> {
  const texts = [...new Set(files)].map((file) => readFile(join(dir, file), 'utf8'))
  return (await Promise.all(texts)).join('')
}

async function writeHashed(dir: string, name: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const file = `assets/${name}-${hash}.css`
  await writeFile(join(dir, file), text)
  return file
}

/**
 * The letters are most of what the page weighs. They are asked for once its words can be seen in
 * those of the system (public/wake.js), or at once where they are kept already (public/theme.js).
 */
function lettersLater(file: string): string {
  const link = (rest: string) => `<link rel="stylesheet" crossorigin href="/${file}"${rest}>`
  return `${link(' media="print" data-letters')}<noscript>${link('')}</noscript>`
}

import { createHash } from 'node:crypto'
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
  const styles = await writeStyles(dir, [...linkedStyles(shell), ...stylesOf(manifest)])
  const page = [
    [/\s*<title>.*?<\/title>/s, ''],
    [/\s*<meta name="robots"[^>]*>/, head],
    // One file of styles instead of several: nothing is seen before the last of them is there.
    [
      /\s*<link rel="stylesheet".*(?=<\/head>)/s,
      `<link rel="stylesheet" crossorigin href="/${styles}">`,
    ],
    // The page is read before it is pressed: its letters and styles go before its scripts.
    [/<script type="module"/, '<script type="module" fetchpriority="low"'],
    [/(?<=<div id="root">)(?=<\/div>)/, body],
    // Nothing has to be switched on to read it.
    [/\s*<noscript>.*?<\/noscript>/s, ''],
  ] as const
  const html = page.reduce(replaceOnce, shell)
  await writeFile(join(dir, 'landing.html'), html)
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
function stylesOf(manifest: Manifest, key = SCREEN): string[] {
  const { css = [], imports = [] } = manifest[key] ?? {}
  const others = imports.filter((other) => other !== 'index.html')
  return [...others.flatMap((other) => stylesOf(manifest, other)), ...css]
}

function linkedStyles(shell: string): string[] {
  const links = shell.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)
  return [...links].map(([, file]) => file ?? '')
}

async function writeStyles(dir: string, files: readonly string[]): Promise<string> {
  const texts = [...new Set(files)].map((file) => readFile(join(dir, file), 'utf8'))
  const all = (await Promise.all(texts)).join('')
  const hash = createHash('sha256').update(all).digest('base64url').slice(0, 8)
  const file = `assets/landing-page-${hash}.css`
  await writeFile(join(dir, file), all)
  return file
}

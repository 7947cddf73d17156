import { existsSync } from 'node:fs'
import { aptInstall, aptKnows } from './apt.mjs'
import { runQuietly } from './child.mjs'
import { inRoot } from './paths.mjs'
import { CannotGoOn, say } from './say.mjs'

/** Chromium without windows: the same pages for half the work. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * Finds a Chromium that runs, or installs one.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return checked(chosen)
  const found = (await firstThatRuns(NAMES)) ?? (await playwrightsOwn())
  if (found?.endsWith(SHELL)) return found
  // The headless shell is faster. Where another browser is found, apt is only asked if it has one.
  const shell = !found || (await aptKnows(SHELL)) ? await installedByApt(SHELL) : undefined
  const browser = shell ?? found ?? (await installed())
  if (browser) return browser
  throw new CannotGoOn(
    'The browser tests need Chromium, and we couldn’t find or install one. ' +
      'Install one (on Debian or Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to its path.',
  )
}

async function checked(/** @type {string} */ path) {
  if (await runs(path)) return path
  throw new CannotGoOn(`CHROMIUM_PATH is set to ${path}, which isn’t a working browser.`)
}

async function installed() {
  const fromDebian = await installedByApt('chromium')
  if (fromDebian) return fromDebian
  say("Installing Playwright's own Chromium for the browser tests…")
  const cli = inRoot('node_modules/playwright/cli.js')
  await runQuietly(process.execPath, [cli, 'install', '--with-deps', 'chromium'])
  return playwrightsOwn()
}

async function installedByApt(/** @type {string} */ name) {
  if (!(await aptInstall(name, 'Chromium for the browser tests'))) return undefined
  return firstThatRuns(NAMES)
}

/** @returns {Promise<string | undefined>} */
async function playwrightsOwn() {
  if (!existsSync(inRoot('node_modules/playwright-core/package.json'))) return undefined
  const code = "process.stdout.write(require('playwright-core').chromium.executablePath())"
  const { output } = await runQuietly(process.execPath, ['-e', code], { cwd: inRoot() })
  return existsSync(output) && (await runs(output)) ? output : undefined
}

async function firstThatRuns(/** @type {readonly string[]} */ names) {
  for (const name of names) {
    const { code, output } = await runQuietly('sh', ['-c', `command -v ${name}`])
    // A snap's stand-in is there but does not run: being found is not enough.
    if (code === 0 && (await runs(output.trim()))) return output.trim()
  }
  return undefined
}

async function runs(/** @type {string} */ path) {
  const { code } = await runQuietly(path, ['--version', '--no-sandbox'])
  return code === 0
}

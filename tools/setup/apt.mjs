import { runQuietly } from './child.mjs'
import { say } from './say.mjs'

/**
 * Installs a package of Debian or Ubuntu where that is possible: as root, with apt.
 * @param {string} name
 * @param {string} what in words, for the one line that says what is happening
 * @returns {Promise<boolean>} whether it is installed now
 */
export async function aptInstall(name, what) {
  if (process.getuid?.() !== 0) return false
  if ((await runQuietly('apt-get', ['--version'])).code !== 0) return false
  say(`Installing ${what} (apt-get install ${name})…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get', ['update'], { env })
  const { code, output } = await runQuietly(
    'apt-get',
    ['install', '-y', '--no-install-recommends', '--no-remove', name],
    { env },
  )
  if (code !== 0) say(output)
  return code === 0
}

/**
 * Whether a package could be installed, by what was heard of it last.
 * @param {string} name
 */
export async function aptKnows(name) {
  return (await runQuietly('apt-cache', ['show', name])).code === 0
}

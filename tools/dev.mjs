// `npm run dev`: the server starts again and the page reloads as files change.
import { spawn } from 'node:child_process'
import { ensureInstalled } from './setup/install.mjs'
import { inRoot } from './setup/paths.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand, say } from './setup/say.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

await runCommand(async () => {
  await ensureInstalled('all')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  say('Open http://localhost:5173 once both servers are up. Ctrl-C stops them.')
  // The page's dev server passes /api on to the server's own default port.
  const server = ['--watch', '--watch-preserve-output', inRoot('packages/server/src/main.ts')]
  const page = [inRoot('node_modules/vite/bin/vite.js'), '--clearScreen', 'false']
  await bothUntilOneEnds([
    start(server, inRoot(), { HOST: '127.0.0.1', PORT: '3000' }),
    start(page, inRoot('packages/web'), {}),
  ])
})

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
function start(args, cwd, env) {
  return spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
}

/**
 * A side without the other is of no use: when one ends, or we are told to, both do.
 * @param {readonly import('node:child_process').ChildProcess[]} children
 */
async function bothUntilOneEnds(children) {
  const stopAll = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of SIGNALS) process.on(signal, stopAll)
  await Promise.all(
    children.map(
      (child) =>
        /** @type {Promise<void>} */ (
          new Promise((resolve) => {
            child.on('close', () => {
              stopAll()
              resolve()
            })
          })
        ),
    ),
  )
}

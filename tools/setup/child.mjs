import { spawn } from 'node:child_process'

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number }} ChildOptions
 * @typedef {{ code: number, output: string }} Outcome
 */

/**
 * Runs a program to its end and keeps what it printed, so that it is shown only when it matters.
 * A program that can't be started counts as failed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function runQuietly(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const signals = handSignalsOn(child)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}\n` }))
    child.on('close', (code) => {
      signals.letGo()
      // The signal was meant for us, even if the child exits with an error code of its own.
      if (signals.came) return process.kill(process.pid, signals.came)
      resolve({ code: code ?? 1, output })
    })
  })
}

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Forwards signals: otherwise the child would keep running after we are stopped.
 * @param {import('node:child_process').ChildProcess} child
 */
function handSignalsOn(child) {
  const listeners = SIGNALS.map((signal) => {
    const listener = () => {
      state.came ??= signal
      child.kill(signal)
    }
    process.on(signal, listener)
    return { signal, listener }
  })
  const state = {
    /** @type {(typeof SIGNALS)[number] | undefined} */
    came: undefined,
    letGo() {
      for (const { signal, listener } of listeners) process.off(signal, listener)
    },
  }
  return state
}

/**
 * Runs a program on our own terminal, hands it the signals that reach us, and ends as it ended.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<number>} the exit code
 */
export function runInFront(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: 'inherit' })
    handSignalsOn(child)
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

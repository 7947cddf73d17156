import { onTestFinished } from 'vitest'
import { startServing } from '#start.ts'
import { StartError } from '#start-error.ts'
import { QUIET, type Settings } from './server-process.ts'

/**
 * The start of the server in this process, for what it says and does, but not how it ends. What it
 * warns of is heard while it is still starting.
 */
export async function startHere(settings: Settings, warnings: string[] = [], options = {}) {
  // A model of 45 MB is opened only where a test is about it.
  const env = { ...QUIET, SEARCH_BY_MEANING: 'off', BUILTIN_MODEL: 'off', ...settings }
  const { app, database, port, lines } = await startServing(
    env,
    (line) => void warnings.push(line),
    options,
  )
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= app.close().then(() => database.close())
    return stopped
  }
  onTestFinished(stop)
  return { port, lines, warnings, stop }
}

/** The sentence that a start ends with which cannot be; a process prints it and exits with 1. */
export async function refusalOf(settings: Settings, options = {}): Promise<string> {
  try {
    await startHere(settings, [], options)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  throw new Error('The server has started.')
}

import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { callUnderWay } from './call-under-way.ts'
import type { Call, Outcome } from './messages.ts'
import type { WorkerThread } from './worker-thread.ts'

/** What a process answers: beside the outcome, how much memory it holds after it. */
export interface ProcessAnswer {
  readonly outcome: Outcome
  readonly megabytes: number
}

/**
 * Starts a process that works as a thread does. Memory that is not that of the runtime is given
 * back only by its end: one that holds more than this takes no further call.
 */
export function startProcess(script: URL, megabytes: number): WorkerThread {
  const child = forkScript(script)
  const underWay = callUnderWay('process')
  let calls = 0
  child.on('message', ({ outcome, megabytes: held }: ProcessAnswer) => {
    if (held > megabytes) calls = Number.POSITIVE_INFINITY
    underWay.answer(outcome)
  })
  child.on('error', () => underWay.fall('crashed'))
  child.on('exit', () => underWay.fall('ended'))
  return {
    call(call: Call) {
      calls += 1
      const outcome = underWay.begin()
      child.send(call, (error) => error && underWay.fall('is gone'))
      return outcome
    },
    get calls() {
      return calls
    },
    get isAlive() {
      return underWay.isAlive
    },
    cpuMs: async () => (child.pid === undefined ? undefined : cpuMsOf(child.pid)),
    async end() {
      underWay.end()
      await waitForExit(child)
    },
  }
}

/** A tick is a hundredth of a second on every Linux that Node runs on. */
const MS_PER_TICK = 10

/** Its main thread works without a pause, so that only the system can say what it has used. */
async function cpuMsOf(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // After the name, which may hold blanks and parentheses, the third field follows.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/** It gets none of the server's settings, and its output is dropped, since it could quote a person. */
function forkScript(script: URL): ChildProcess {
  const compiled = getCompileCacheDir()
  const env = {
    // One thread each: the server has other work, too, and threads cost more than they bring.
    RAYON_NUM_THREADS: '1',
    // Beside what other releases of Node have compiled.
    ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }),
  }
  const child = fork(fileURLToPath(script), [], {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.ref()
  child.kill('SIGKILL')
  await promise
}

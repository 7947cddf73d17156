import { Worker } from 'node:worker_threads'
import { callUnderWay } from './call-under-way.ts'
import type { Call } from './messages.ts'

/** A thread that answers one call at a time. */
export interface WorkerThread {
  /** Rejects when the thread fails, crashes or is ended. */
  call(call: Call): Promise<unknown>
  /** How many calls it has taken. */
  readonly calls: number
  readonly isAlive: boolean
  /** Milliseconds of processor time that it has used; undefined where the system doesn't say. */
  cpuMs(): Promise<number | undefined>
  end(): Promise<void>
}

/** Starts a thread; one that needs more memory than this crashes, and the server does not. */
export function startThread(script: URL, megabytes: number): WorkerThread {
  // Its output is dropped, since it could quote a person.
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  const underWay = callUnderWay('worker thread')
  let calls = 0
  worker.on('message', underWay.answer)
  worker.on('error', () => underWay.fall('crashed'))
  worker.on('exit', () => underWay.fall('ended'))
  return {
    call(call) {
      calls += 1
      const outcome = underWay.begin()
      worker.postMessage(call)
      return outcome
    },
    get calls() {
      return calls
    },
    get isAlive() {
      return underWay.isAlive
    },
    // Answered even in the middle of a task: the question interrupts it.
    async cpuMs() {
      const { user, system } = await worker.cpuUsage()
      return (user + system) / 1000
    },
    async end() {
      underWay.end()
      await worker.terminate()
    },
  }
}

import type { Report } from '@daywell/core/backup'
import { needsPassword } from '#api/needs-password.ts'
import { TransferFailure } from '#device/transfer/transfer-failure.ts'
import { runTransfer } from '#device/workers/transfer/run-transfer.ts'
import { observable } from '#kit/observable/observable.ts'
import {
  type Person,
  personIn,
  type Surroundings,
  whenLeft,
  workFor,
} from '#services/backup/person.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import type { Wishes } from './deciding.ts'
import { lookInto, type Outlook, type Work } from './look-into.ts'
import { type JournalSource, openSource } from './open-source.ts'
import { type Problem, problemOf } from './problem.ts'
import { BrokenOff, takeIn } from './take-in.ts'

export type ImportState =
  | { readonly phase: 'idle' }
  /** `done`: from 0 to 1. */
  | { readonly phase: 'opening'; readonly name: string; readonly done: number | undefined }
  | { readonly phase: 'locked'; readonly file: File; readonly wrong: boolean }
  | { readonly phase: 'unlocking'; readonly file: File; readonly done: number }
  /** The server asks for the password again; `again` retries. */
  | { readonly phase: 'password-needed'; readonly name: string; readonly again: () => void }
  | { readonly phase: 'asking'; readonly outlook: Outlook }
  | { readonly phase: 'importing'; readonly outlook: Outlook; readonly done: number }
  | {
      readonly phase: 'done'
      readonly name: string
      readonly report: Report
      readonly stopped: boolean
    }
  | ({ readonly phase: 'failed'; readonly name: string } & Failure)

interface Failure {
  readonly problem: Problem
  /** What was imported before the failure; undefined if the import hadn't started. */
  readonly report?: Report
}

const PLAINLY: Wishes = { keepHere: false, reviveDeleted: false }
const jobs = new WeakMap<JournalHandle, ReturnType<typeof newJob>>()

/** Runs an import, which continues while another page is open. */
export function importJob(handle: JournalHandle) {
  const known = jobs.get(handle) ?? newJob(handle)
  jobs.set(handle, known)
  return known
}

function newJob(handle: JournalHandle) {
  const { state, subscribe, set } = observable<ImportState>({ phase: 'idle' })
  let stop = () => {}
  // One person's text must not be visible to the next.
  whenLeft(handle, () => set({ phase: 'idle' }))

  /** One job at a time: starting a new one aborts the last. */
  const run = async (
    clients: Surroundings['clients'],
    name: string,
    act: (person: Person, signal: AbortSignal) => Promise<ImportState>,
  ) => {
    stop()
    const work = workFor(handle)
    stop = work.stop
    try {
      const next = await act(await personIn({ handle, clients }), work.signal)
      if (!work.signal.aborted) set(next)
    } catch (error) {
      if (work.signal.aborted) return
      if (needsPassword(error))
        return set({ phase: 'password-needed', name, again: () => void run(clients, name, act) })
      set({ phase: 'failed', name, ...failureOf(error) })
    } finally {
      work.end()
    }
  }
  const look = async (
    person: Person,
    source: JournalSource,
    wishes: Wishes,
    { signal, onProgress }: Work,
  ): Promise<ImportState> => {
    const outlook = await lookInto(person, source, wishes, { signal, onProgress })
    return { phase: 'asking', outlook }
  }
  const open = async (person: Person, files: readonly File[], signal: AbortSignal) => {
    const source = await openSource(files)
    if (source.kind === 'sealed')
      return { phase: 'locked', file: source.file, wrong: false } as const
    const { name } = source
    const onProgress = (done: number) => {
      if (!signal.aborted) set({ phase: 'opening', name, done })
    }
    return look(person, source, PLAINLY, { signal, onProgress })
  }

  return {
    state,
    subscribe,
    choose(clients: Surroundings['clients'], files: readonly File[]) {
      const [first] = files
      const name = first?.webkitRelativePath.split('/')[0] || (first?.name ?? '')
      set({ phase: 'opening', name, done: undefined })
      return run(clients, name, (person, signal) => open(person, files, signal))
    },
    unlock(clients: Surroundings['clients'], file: File, passphrase: string) {
      set({ phase: 'unlocking', file, done: 0 })
      return run(clients, file.name, async (person, signal) => {
        const opened = await decrypt(file, passphrase, signal, (done) =>
          set({ phase: 'unlocking', file, done }),
        )
        if (!opened) return { phase: 'locked', file, wrong: true }
        const inside = file.name.replace(/\.daywell$/i, '.json')
        return open(person, [new File([opened], inside)], signal)
      })
    },
    /** Looks again with the person's new choices. */
    wish(clients: Surroundings['clients'], outlook: Outlook, wishes: Wishes) {
      const { source } = outlook
      set({ phase: 'asking', outlook: { ...outlook, wishes } })
      return run(clients, source.name, (person, signal) => look(person, source, wishes, { signal }))
    },
    start(clients: Surroundings['clients'], outlook: Outlook) {
      const { name } = outlook.source
      set({ phase: 'importing', outlook, done: 0 })
      return run(clients, name, async (person, signal) => {
        const onProgress = (done: number) => set({ phase: 'importing', outlook, done })
        const taken = await takeIn(person, outlook, { signal, onProgress })
        if (taken.stopped && handle.state().userId === person.userId)
          set({ phase: 'done', name, ...taken })
        return { phase: 'done', name, ...taken }
      })
    },
    /** Aborts the job; what was imported stays. */
    stop: () => stop(),
    /** Aborts the job and clears its state. */
    dismiss() {
      stop()
      set({ phase: 'idle' })
    },
  }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof BrokenOff)) return { problem: problemOf(error) }
  return { problem: problemOf(error.cause), report: error.report }
}

/** The decrypted content; undefined if the passphrase is wrong. */
async function decrypt(
  content: File,
  passphrase: string,
  signal: AbortSignal,
  report: (done: number) => void,
): Promise<Blob | undefined> {
  const onProgress = ({ part, done }: { part: string; done: number }) =>
    report(part === 'key' ? done / 2 : 0.5 + done / 2)
  try {
    return await runTransfer({ kind: 'unseal', content, passphrase }, { signal, onProgress })
  } catch (error) {
    if (error instanceof TransferFailure && error.reason === 'wrong-passphrase') return undefined
    throw error
  }
}

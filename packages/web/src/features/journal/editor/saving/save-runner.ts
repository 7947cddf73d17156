import { type Handover, leafAfter, type Saved } from './saving.ts'

export interface RunningSave {
  /** The page that it saves. */
  readonly page: number
  readonly done: Promise<boolean>
}

interface RunnerParts {
  readonly handover: Handover
  /** The page that lies on the desk. */
  readonly turn: () => number
  /** Takes in what became of a save of that page. */
  readonly finish: (saved: Saved | undefined, page: number, after: typeof leafAfter) => void
}

/** Runs one save at a time, and lets the next page of this tab know of one that outlives its own. */
export function saveRunner({ handover, turn, finish }: RunnerParts) {
  let running: RunningSave | undefined
  const watch = (saving: Promise<Saved | undefined>, after = leafAfter): Promise<boolean> => {
    const page = turn()
    const done = saving.then((saved) => {
      if (running?.done === done) running = undefined
      if (handover.saving === saving) handover.saving = undefined
      finish(saved, page, after)
      return saved !== undefined
    })
    running = { page, done }
    return done
  }
  return {
    running: () => running,
    watch,
    start(saving: Promise<Saved | undefined>): Promise<boolean> {
      handover.saving = saving
      return watch(saving)
    },
  }
}

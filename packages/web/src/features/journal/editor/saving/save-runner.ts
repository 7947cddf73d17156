import type { Handover, Saved } from './save-page.ts'

export interface RunningSave {
  readonly pageNumber: number
  readonly done: Promise<boolean>
}

export type SaveRunner = ReturnType<typeof saveRunner>

/** A mutex for saves: one at a time, even across two editors mounted in a row. */
export function saveRunner(handover: Handover, currentPage: () => number) {
  let running: RunningSave | undefined
  /** `finish` receives the result; undefined if the save failed. */
  const watch = (
    saving: Promise<Saved | undefined>,
    finish: (saved: Saved | undefined, pageNumber: number) => void,
  ): Promise<boolean> => {
    const pageNumber = currentPage()
    const done = saving.then((saved) => {
      if (running?.done === done) running = undefined
      if (handover.saving === saving) handover.saving = undefined
      finish(saved, pageNumber)
      return saved !== undefined
    })
    running = { pageNumber, done }
    return done
  }
  return {
    running: () => running,
    watch,
    start(...[saving, finish]: Parameters<typeof watch>): Promise<boolean> {
      handover.saving = saving
      return watch(saving, finish)
    },
  }
}

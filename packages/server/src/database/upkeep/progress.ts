/** Learns how much of something is done. */
export type Progress = (what: string, done: number, total: number) => void

export function countingProgress(
  what: string,
  total: number,
  progress: Progress,
): (more: number) => void {
  let done = 0
  return (more) => {
    done += more
    progress(what, done, total)
  }
}

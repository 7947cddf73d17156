import { writeFileSync } from 'node:fs'
import { answerParent } from '#workers/pool/answer-parent.ts'
import { bookSetter } from './set-book.ts'

leaveNoDump()
const tasks = bookSetter()

answerParent(tasks)

/**
 * A process that a text ends is one that some systems keep the memory of, in a file: with every
 * word of the book. Of this one nothing is kept. Systems other than Linux have no such switch.
 */
function leaveNoDump(): void {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/coredump_filter', '0')
  } catch {
    // Where /proc is not there or not to be written, the limits of the system are all there is.
  }
}

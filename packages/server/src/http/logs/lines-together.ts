import type { LogStream } from './logs.ts'

/**
 * Writes the lines of one turn of the event loop together: with a write each they cost as much as
 * a query. What is left when the process ends is written then.
 */
export function linesTogether(to: LogStream, atEnd: (flush: () => void) => void): LogStream {
  let lines = ''
  const flush = () => {
    const all = lines
    lines = ''
    if (all !== '') to.write(all)
  }
  atEnd(flush)
  return {
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
    },
  }
}

/** One for the process, as is what it writes to. */
export const standardOutput = linesTogether(process.stdout, (flush) => process.on('exit', flush))

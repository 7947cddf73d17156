/** An invalid row of a file; the message says which and why. */
export class UnreadableRow extends Error {
  constructor(line: number, why: string) {
    super(`Line ${line} ${why}.`)
  }
}

/** A row of a file that cannot be taken as it is; the message says which and why. */
export class UnreadableRow extends Error {
  constructor(line: number, why: string) {
    super(`Line ${line} ${why}.`)
  }
}

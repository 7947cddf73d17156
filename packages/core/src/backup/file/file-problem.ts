/** A file that can't be read at all; the message explains it to the person. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}

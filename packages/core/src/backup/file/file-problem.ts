/** A file that cannot be taken at all; the message says why, in a sentence for the person. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}

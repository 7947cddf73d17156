import type { PrepareRefused } from './media-messages.ts'

/** Ends the preparation of a file, with the reason for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly why: PrepareRefused

  constructor(why: PrepareRefused) {
    super(why)
    this.why = why
  }
}

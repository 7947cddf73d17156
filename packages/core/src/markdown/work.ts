/** A step counter, with which tests show that reading takes time in proportion to the text. */
export interface Work {
  steps: number
}

/** The remaining step budget of a comparison, after which it falls back to a coarser one. */
export interface Effort {
  left: number
}

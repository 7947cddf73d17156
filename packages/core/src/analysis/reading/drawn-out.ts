const DRAWN_OUT = /(\p{L})\1{2,}/gu

/** A word that is drawn out, such as `sooo` or `tireddd`, as the plain one. */
export function undrawn(lower: string): string {
  return lower.replace(DRAWN_OUT, '$1')
}

const DRAWN_OUT = /(\p{L})\1{2,}/gu

/** Normalizes a stretched word such as `sooo` or `tireddd`. */
export function unstretch(lower: string): string {
  return lower.replace(DRAWN_OUT, '$1')
}

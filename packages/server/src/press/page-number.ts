import { INKS } from './inks.ts'

/** One of the digits that stand below each page, in their own colour, from 0 to 9. */
const DIGIT =
  /q\n1 0 0 1 ([\d.]+) 0 cm\n((?:\/\w+ cs\n)?)0\.9411765 0 0\.003921569 scn\n(\/\w+ 9 Tf\nBT\n[^\n]+\n[^\n]+\nET\nQ)/g

/**
 * Puts the number of a page in the place of the ten digits below it. Which page it sets the
 * compiler could say itself, but for a time that grows with the square of all pages.
 */
export function withNumber(content: string, page: number): string {
  const digits = [...content.matchAll(DIGIT)]
  const [first, second, last] = [digits[0], digits[1], digits[9]]
  if (!first || !second || !last) return content
  const [left, step] = [Number(first[1]), Number(second[1]) - Number(first[1])]
  const number = String(page)
  const signs = Array.from(number, (digit, n) => {
    const x = left + step * (5 + n - number.length / 2)
    const [, , space = '', sign = ''] = digits[Number(digit)] ?? []
    return `q\n1 0 0 1 ${x.toFixed(3)} 0 cm\n${space}${INKS.quiet} scn\n${sign}`
  })
  const end = last.index + last[0].length
  return `${content.slice(0, first.index)}${signs.join('\n')}${content.slice(end)}`
}

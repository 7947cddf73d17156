import { isSafeAddress } from '@daywell/core/markdown'
import { type Look, PLAIN, type Words } from './copied-line.ts'

/**
 * How much of the look of words is written. With each step, less can be misread: first only what
 * must be escaped is escaped, then all signs are; then some styles go, then links.
 */
export const LEVELS = [0, 1, 2, 3, 4] as const
export type Level = (typeof LEVELS)[number]

export type Style = 'strong' | 'em' | 'strike'
export const STYLES: readonly Style[] = ['strong', 'em', 'strike']

/** The words of a line as they can be written: blanks as one types them, and no look that can't be. */
export function writableWords(words: readonly Words[], level: Level, isHeading: boolean): Words[] {
  const shown = trimmed(joined(words.map(({ text, look }) => ({ text, look: reduced(look) }))))
  for (const style of STYLES) clearWithin(shown, style)
  for (const [at, { look }] of shown.entries())
    if (look.code && isLetter(shown[at - 1]?.text.slice(-2), true)) set(shown, at, { code: false })
  return joined(shown)

  function reduced(look: Look): Look {
    const address =
      look.address !== undefined && isSafeAddress(look.address) ? look.address : undefined
    if (level === 4) return PLAIN
    if (level === 3) return { ...PLAIN, address }
    if (level === 2) return { ...PLAIN, address, strong: look.strong && !isHeading }
    return { ...look, address, strong: look.strong && !isHeading }
  }
}

function set(words: Words[], at: number, look: Partial<Look>): void {
  const one = words[at]
  if (one) words[at] = { text: one.text, look: { ...one.look, ...look } }
}

/** A style whose end touches a letter outside would be text, so it is left out. */
function clearWithin(words: Words[], style: Style): void {
  for (let from = 0; from < words.length; ) {
    let to = from + 1
    while (words[from]?.look[style] && words[to]?.look[style]) to += 1
    if (words[from]?.look[style] && isWithinWord(words, from, to, style !== 'strong'))
      for (let at = from; at < to; at += 1) set(words, at, { [style]: false })
    from = to
  }
}

function isWithinWord(words: readonly Words[], from: number, to: number, hasUnspaced: boolean) {
  const first = words[from]?.text ?? ''
  const last = words[to - 1]?.text ?? ''
  return (
    (!/^\s/.test(first) && isLetter(words[from - 1]?.text.slice(-2), hasUnspaced)) ||
    (!/\s$/.test(last) && isLetter(words[to]?.text.slice(0, 2), hasUnspaced, true))
  )
}

const LETTER = { start: /^[\p{L}\p{N}\p{M}]/u, end: /[\p{L}\p{N}\p{M}]$/u }
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

function isLetter(text = '', hasUnspaced: boolean, isStart = false): boolean {
  return (isStart ? LETTER.start : LETTER.end).test(text) && (hasUnspaced || !UNSPACED.test(text))
}

/** Words next to each other that look the same are one. */
function joined(words: readonly Words[]): Words[] {
  const groups: { texts: string[]; look: Look }[] = []
  for (const { text, look } of words) {
    const last = groups.at(-1)
    if (last && isSame(last.look, look)) last.texts.push(text)
    else groups.push({ texts: [text], look })
  }
  return groups.map(({ texts, look }) => ({ text: texts.join(''), look }))
}

function isSame(one: Look, other: Look): boolean {
  return (
    one === other ||
    (STYLES.every((style) => one[style] === other[style]) &&
      one.code === other.code &&
      one.address === other.address)
  )
}

/** Programs write several blanks as ones that don't break. */
function trimmed(words: readonly Words[]): Words[] {
  const texts = words.map(({ text, look }) => ({
    text: text.replaceAll(/[ \u00a0]*\u00a0 [ \u00a0]*|[ \u00a0]+\u00a0/g, (run) =>
      ' '.repeat(run.length),
    ),
    look,
  }))
  const isBlank = ({ text }: Words) => text.trim() === ''
  while (texts.length > 0 && isBlank(texts[0] as Words)) texts.shift()
  while (texts.length > 0 && isBlank(texts.at(-1) as Words)) texts.pop()
  const [first] = texts
  if (first) texts[0] = { ...first, text: first.text.trimStart() }
  const last = texts.at(-1)
  if (last) texts[texts.length - 1] = { ...last, text: last.text.trimEnd() }
  return texts
}

import { words } from './passphrase-words.ts'

const MIN_CHARS = 12
const MIN_DISTINCT_CHARS = 5
const MIN_WORDS = 4
const GENERATED_WORDS = 6

/** Normalizes a passphrase: other keyboards, extra spaces. */
export function normalPassphrase(passphrase: string): string {
  return passphrase.normalize('NFKC').replace(/\s+/gu, ' ').trim()
}

/**
 * Whether a passphrase is too short to withstand guessing. It's a lower bound: what people think up
 * is easier to guess than its length suggests.
 */
export function passphraseWeakness(
  passphrase: string,
): 'short' | 'monotonous' | 'common' | undefined {
  const normal = normalPassphrase(passphrase)
  const characters = Array.from(normal)
  const different = new Set(normal.split(' ').filter((word) => word.length > 1))
  if (characters.length < MIN_CHARS && different.size < MIN_WORDS) return 'short'
  if (new Set(characters).size < MIN_DISTINCT_CHARS) return 'monotonous'
  return isCommon(normal) ? 'common' : undefined
}

/** Common passwords and keyboard runs, which attackers try first. */
const COMMON = new RegExp(
  'password|passwort|passphrase|letmein|welcome|iloveyou|admin|daywell|journal|diary|secret|' +
    'dragon|monkey|football|baseball|sunshine|princess|login|master',
  'g',
)
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890']
const MIN_RUN_CHARS = 4
const MIN_UNCOMMON_CHARS = 6

/** Whether it's a number, or little is left without common parts. */
function isCommon(passphrase: string): boolean {
  if (/^[\d\s.,:/-]+$/.test(passphrase)) return true
  const own = passphrase.toLowerCase().replaceAll(COMMON, '').replaceAll(' ', '')
  return own.length - inRuns(own) < MIN_UNCOMMON_CHARS
}

/** How many characters are part of a run such as 1234 or rewq. */
function inRuns(text: string): number {
  const runs = ROWS.flatMap((row) => [row, Array.from(row).reverse().join('')])
  const isRun = (at: number) =>
    at >= 0 &&
    at + MIN_RUN_CHARS <= text.length &&
    runs.some((row) => row.includes(text.slice(at, at + MIN_RUN_CHARS)))
  const signs = Array.from({ length: text.length }, (_, at) => at)
  return signs.filter((at) => [0, 1, 2, 3].some((back) => isRun(at - back))).length
}

/** Six random words out of 512: 54 bits, like eight random characters. */
export function newPassphrase(): string {
  const chosen = crypto.getRandomValues(new Uint16Array(GENERATED_WORDS))
  return Array.from(chosen, (number) => words[number % words.length]).join(' ')
}

/** Bounds the work; the rest of a longer sentence is ignored. */
const MAX_TEXT_CHARS = 2000
const MAX_TOKENS = 200
const MAX_WORD_CHARS = 30

const TOKEN =
  /\p{L}[\p{L}\p{M}']*|\p{N}+|\p{Extended_Pictographic}|[!?]+|\.\.+|[:;=][-']?[)(DPp/|]+|<3|[.,"]/gu
const DRAWN_OUT = /(\p{L})\1{2,}/gu

/** The normalized words and signs of a text. Capitals, numbers and exclamations are marked. */
export function tokensOf(text: string): string[] {
  const plain = text
    .slice(0, MAX_TEXT_CHARS)
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/\[(?:NAME|RELIGION)\]/g, ' zname ')
    .replace(DRAWN_OUT, '$1$1$1')
  const tokens: string[] = []
  for (const [token] of plain.matchAll(TOKEN)) {
    if (tokens.length >= MAX_TOKENS) break
    tokens.push(...normalize(token))
  }
  return tokens
}

function normalize(token: string): string[] {
  if (/^\p{N}/u.test(token)) return ['0']
  if (/^[!?]/.test(token)) return [shout(token)]
  if (token.startsWith('..')) return ['...']
  if (!/^\p{L}/u.test(token)) return [token]
  const lower = token.toLowerCase().replace(/'+$/, '').slice(0, MAX_WORD_CHARS)
  const isLoud = token.length > 3 && token === token.toUpperCase() && token !== token.toLowerCase()
  return isLoud ? ['zcaps', lower] : [lower]
}

function shout(token: string): string {
  if (token.length === 1) return token
  if (!token.includes('?')) return '!!'
  return token.includes('!') ? '?!' : '??'
}

import { tellingWords } from './telling-words.ts'

/** What a question wants of the entries that answer it: the best, the newest, the oldest, or all. */
export type AnswerOrder = 'best' | 'newest' | 'oldest' | 'all'

const ALL =
  /^\W*(?:(?:can|could|would|will) you |please |and |so )*(?:list|how (?:many|often)|(?:show|give|find|get|pull up|gather|collect|name)(?: me)? (?:all|every|each|a list|the (?:days|dates|times|entries))|(?:which|what) (?:days|dates|entries)|all (?:the |my )?(?:days|dates|times|entries)|every(?:thing)?\b|the days)\b/i
const FIRST =
  /\b(?:when (?:was|did|were|had)\b.{0,40}\bfirst|first time|the first|the oldest|the earliest|for the first time)\b/i
const LAST =
  /\b(?:when (?:was|did|were|have|had)\b.{0,40}\blast|last time|the latest|most recent(?:ly)?|how long (?:has it been|is it|since|ago)|how many (?:days|weeks|months|years) (?:since|ago|is it|has it been|have passed))\b/i

/** Words of listing, and verbs that say no more than that someone or something was there. */
const LIGHT_WORD =
  /\b(?:see|saw|seen|seeing|mention(?:ed)?|talk(?:ed)?|spoke(?:n)?|speak|brought up|bring up|list|all|every|each|count|gather|collect|give|pull up|total|number|dates|single)\b/gi

/** A question by the words that an entry needs: to be seen, someone only has to come up in it. */
export function withoutLightWords(question: string): string {
  const rest = question.replace(LIGHT_WORD, ' ')
  return tellingWords(rest).length > 0 ? rest : question
}

/** The order that a question asks for. */
export function orderFor(question: string): AnswerOrder {
  if (LAST.test(question)) return 'newest'
  if (FIRST.test(question)) return 'oldest'
  return ALL.test(question) ? 'all' : 'best'
}

/** By day; a list begins with the newest. All count the same. */
export function inOrder<T extends { readonly score: number }>(
  some: readonly T[],
  order: AnswerOrder,
  dayOf: (one: T) => string,
): T[] {
  const newestFirst = some.toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1))
  const ordered = order === 'oldest' ? newestFirst.reverse() : newestFirst
  return ordered.map((one) => ({ ...one, score: 1 }))
}

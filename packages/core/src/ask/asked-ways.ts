import { splitWords } from '#journal/index.ts'
import { comparable } from './telling-words.ts'

const QUESTION_WORD =
  /^(?:with whom|how (?:much|many|often|long)|how|when|where|what|who|which|whose|why)\b/i
const HELPING_VERB = /\b(?:did|do|does|was|were|is|are|am)\b/i

/**
 * Query variants that a model embeds differently: the question as asked, as a statement, and its
 * content words alone. An entry that matches all three is rarely a coincidence.
 */
export function waysOfAsking(question: string): string[] {
  const statement = question.replace(QUESTION_WORD, '').replace(HELPING_VERB, '').replace(/\?/g, '')
  const words = splitWords(question).filter((word) => comparable(word) !== '')
  return [question, statement.replace(/\s+/g, ' '), words.join(' ')].map(
    (way) => way.trim() || question,
  )
}

import type { Language } from './reading/language.ts'

const QUESTION = /[?？؟]["'”’)\]]*$/u
const OPENING = /["“„«]/u
const ASKED_IN_QUOTES = /[?？؟]["”“»]/u
const WONDERED =
  /^(?:and |but |so )?i (?:(?:still|often|always|sometimes|just|do|really) )*(?:wonder(?:ed)?\b|keep (?:wondering|asking myself)|ask(?:ed)? myself)/i

/** Whether the writer asks themselves a question. */
export function isQuestion(text: string, language: Language): boolean {
  if (QUESTION.test(text)) return !isQuoted(text)
  return language === 'en' && WONDERED.test(text)
}

/** A question quoted from another person. */
function isQuoted(text: string): boolean {
  const opening = text.search(OPENING)
  return opening === 0 || (opening > 0 && ASKED_IN_QUOTES.test(text.slice(opening + 1)))
}

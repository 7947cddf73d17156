import type { Language } from './reading/language.ts'

const QUESTION = /[?？؟]["'”’)\]]*$/u
/** What somebody else asked, told word for word. */
const QUOTED = /^["“„«]|["“„«].*[?？؟]["”“»]/u
const WONDERED =
  /^(?:and |but |so )?i (?:(?:still|often|always|sometimes|just|do|really) )*(?:wonder(?:ed)?\b|keep (?:wondering|asking myself)|ask(?:ed)? myself)/i

/** Whether the writer asks themselves something. */
export function isQuestion(text: string, language: Language): boolean {
  if (QUESTION.test(text)) return !QUOTED.test(text)
  return language === 'en' && WONDERED.test(text)
}

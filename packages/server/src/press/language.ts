const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['en', /\p{Script=Latin}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
]
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The likeliest language of the script that most of a text is in; a voice has to begin somewhere. */
export function languageOf(text: string): string {
  if (/^[\p{ASCII}\s“”‘’–—…]*$/u.test(text)) return 'en'
  const counts = SCRIPTS.map(([, letters]) => text.match(letters)?.length ?? 0)
  const [language = 'en'] = SCRIPTS[counts.indexOf(Math.max(...counts))] ?? []
  return language === 'zh' && KANA.test(text) ? 'ja' : language
}

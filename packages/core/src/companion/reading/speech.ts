import type { Analysis } from '#analysis/index.ts'

/** A quotation that opens further up than this doesn't reach here. */
const REACH = 400

/** Whether a position is inside quotation marks, and so is quoted speech. */
export function isSpoken(text: string, at: number): boolean {
  const from = Math.max(0, text.lastIndexOf('\n', at - 1) + 1, at - REACH)
  const before = text.slice(from, at)
  const straight = before.match(/"/g)?.length ?? 0
  return straight % 2 === 1 || before.lastIndexOf('“') > before.lastIndexOf('”')
}

/** Separates feelings in quoted speech from the writer's own. */
export function withoutSpeech(text: string, analysis: Analysis): Analysis {
  const feelings = analysis.feelings.map((feeling) => {
    if (isSpoken(text, feeling.start) || isReported(text, feeling.start))
      return { ...feeling, whose: 'other' as const }
    return feeling.whose === 'unknown' && isNote(stretchOf(text, feeling))
      ? { ...feeling, whose: 'self' as const }
      : feeling
  })
  return { ...analysis, feelings }
}

/** The text between two stops, whether or not a capital follows. */
function stretchOf(text: string, { start, end }: { start: number; end: number }): string {
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(/[.!?\n]\s+/)
      .at(-1) ?? ''
  const after = text.slice(end, end + REACH).split(/[.!?\n]/)[0] ?? ''
  return before + text.slice(start, end) + after
}

/** A few words without a subject, about oneself: `kind of lonely tbh`. */
function isNote(sentence: string): boolean {
  return sentence.split(/\s+/).length <= 6 && !SUBJECT.test(sentence)
}

const SUBJECT = /\b(?:he|she|they|it|we|you|his|her|their|the|that|everyone|\w+['’]s)\b/i

/** Asked about, quoted, or an idiom: not a feeling that the writer has now. */
const REPORTED =
  /\b(?:when (?:i|did i|i had) last (?:feel|felt)|(?:says?|said|told me|thinks|thought|called me|asked (?:me )?(?:if|when|why|whether))(?: that)?(?: i(?:['’]m| was| am| had)?)?|mustn['’]?t|don['’]?t) (?:\w+ ){0,2}$/i
const FIXED =
  /^(?:safe (?:journey|travels|trip|side|bet|to say)|happy (?:birthday|new year|christmas|anniversary|hour)|sorry (?:for (?:your|my) loss|to bother))/i

function isReported(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - 60), at)
      .split(/[.!?\n]/)
      .at(-1) ?? ''
  return REPORTED.test(before) || FIXED.test(text.slice(at, at + 40))
}

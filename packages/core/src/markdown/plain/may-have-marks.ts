const SPAN_MARKS = /[*_`\\]|~~|\]\(|<(?:http|mailto:)/i
const LINE_MARKS = /^[ \t]*(?:\d{1,9}[.)][ \t]+)*(?:[-+>]|#{1,6}[ \t]|~~~)/m

/** Whether a text may have marks that plain text leaves out; most entries have none. */
export function mayHaveMarks(text: string): boolean {
  return SPAN_MARKS.test(text) || LINE_MARKS.test(text)
}

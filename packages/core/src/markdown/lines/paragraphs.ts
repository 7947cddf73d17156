import type { MarkdownLine } from './line.ts'

/** The lines by paragraph; any other line is alone. */
export function paragraphsOf(lines: readonly MarkdownLine[]): MarkdownLine[][] {
  const paragraphs: MarkdownLine[][] = []
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (line.continues && last) last.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

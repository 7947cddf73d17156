import { complaintsAboutReply, type Reply } from './check-reply.ts'
import { linesIn } from './lines.ts'
import { situations } from './situations.ts'

interface Example {
  readonly text: string
  readonly line: number
  readonly situation: string
  readonly second: string | null
  readonly voice: string
}

/** What is wrong with a file of examples or replies, with line numbers. */
export function checkFile(content: string): { rows: number; complaints: string[] } {
  const seen = new Set<string>()
  const complaints: string[] = []
  const rows = rowsOf(content)
  for (const { row, number } of rows) {
    const found = 'kind' in row ? complaintsAboutReply(row) : complaintsAboutExample(row)
    const keys = 'kind' in row ? [row.id, row.text] : [row.text]
    for (const key of keys) {
      if (seen.has(key)) found.push('appears twice')
      seen.add(key)
    }
    complaints.push(...found.map((what) => `${number}: ${what}`))
  }
  return { rows: rows.length, complaints }
}

/** The texts with numbered lines; the one that matters is marked. */
export function linesOf(content: string): string[] {
  return rowsOf(content).flatMap(({ row, number }) => {
    if ('kind' in row) return []
    const lines = sentencesIn(row.text).map(
      (line, at) => `${at === row.line ? '>' : ' '} ${at}  ${line}`,
    )
    return [`#${number} ${row.situation}`, ...lines, '']
  })
}

function rowsOf(content: string) {
  return content.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    return [{ row: JSON.parse(line) as Example | Reply, number: index + 1 }]
  })
}

const sentencesIn = (text: string) => linesIn(text).map(({ start, end }) => text.slice(start, end))

function complaintsAboutExample({ text, line, situation, second, voice }: Example): string[] {
  const words = text.trim().split(/\s+/).length
  const count = sentencesIn(text).length
  const wrong: readonly (readonly [boolean, string])[] = [
    [words < 3 || words > 250, `has ${words} words`],
    [!(Number.isInteger(line) && line >= 0 && line < count), `has no line ${line} of ${count}`],
    [!situations.has(situation), `names an unknown situation: ${situation}`],
    [second !== null && !situations.has(second), `names an unknown second: ${second}`],
    [second === situation, 'has the same situation twice'],
    [!/^[a-z0-9-]+$/.test(voice), 'needs a voice tag in lower case'],
  ]
  return wrong.flatMap(([isSo, what]) => (isSo ? [what] : []))
}

import {
  emotionGroups,
  emotionLabels,
  groupOf,
  heads,
  sentimentOf,
  sentiments,
} from '@daywell/core/emotions'
import { UnreadableRow } from './unreadable-row.ts'

/** A text with what its readers saw in it: a one for each head that fits. */
export interface LabelledText {
  readonly text: string
  readonly truth: Uint8Array
}

/** The rows of a file such as `dev.tsv`: text, numbers of labels, and an id that may be missing. */
export function labelledTexts(content: string): LabelledText[] {
  return content
    .split(/\r\n|\n|\r/)
    .flatMap((line, index) => (line.trim() === '' ? [] : [labelledText(line, index + 1)]))
}

function labelledText(row: string, line: number): LabelledText {
  const [text = '', labels] = row.split('\t')
  if (labels === undefined)
    throw new UnreadableRow(line, 'should have text, a tab and label numbers')
  if (text.trim() === '') throw new UnreadableRow(line, 'has no text before its tab')
  if (!/^\s*\d+(?:\s*,\s*\d+)*\s*$/.test(labels))
    throw new UnreadableRow(line, `has “${labels}” where label numbers should be, such as 3,10`)
  return { text, truth: truthOf(labels.split(',').map(Number), line) }
}

function truthOf(numbers: readonly number[], line: number): Uint8Array {
  const truth = new Uint8Array(heads.count)
  for (const number of numbers) {
    const label = emotionLabels[number]
    if (!label)
      throw new UnreadableRow(line, `has the label ${number}; labels go from 0 to ${LAST_LABEL}`)
    const group = groupOf.get(label)
    truth[number] = 1
    truth[heads.ekman.from + (group ? emotionGroups.indexOf(group) : emotionGroups.length)] = 1
    truth[heads.sentiment.from + sentiments.indexOf(sentimentOf(label))] = 1
  }
  return truth
}

const LAST_LABEL = emotionLabels.length - 1

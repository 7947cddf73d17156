import {
  emotionGroups,
  emotionLabels,
  groupOf,
  heads,
  sentimentOf,
  sentiments,
} from '@daywell/core/emotions'

/** A text with what its readers saw in it: a one for each head that fits. */
export interface LabelledText {
  readonly text: string
  readonly truth: Uint8Array
}

/** The rows of a file such as `dev.tsv`: text, numbers of labels, id. */
export function labelledTexts(content: string): LabelledText[] {
  return content
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const [text, numbers] = line.replace(/\r$/, '').split('\t')
      if (!text || !numbers || !/^\d+(?:,\d+)*$/.test(numbers)) throw new UnreadableRow(index + 1)
      return { text, truth: truthOf(numbers.split(',').map(Number), index + 1) }
    })
}

export class UnreadableRow extends Error {
  constructor(line: number) {
    super(`Line ${line} is not a text, a tab and the numbers of labels from 0 to 27.`)
  }
}

function truthOf(numbers: readonly number[], line: number): Uint8Array {
  const truth = new Uint8Array(heads.count)
  for (const number of numbers) {
    const label = emotionLabels[number]
    if (!label) throw new UnreadableRow(line)
    const group = groupOf.get(label)
    truth[number] = 1
    truth[heads.ekman.from + (group ? emotionGroups.indexOf(group) : emotionGroups.length)] = 1
    truth[heads.sentiment.from + sentiments.indexOf(sentimentOf(label))] = 1
  }
  return truth
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emotionLabels, heads, openEmotions, weightsBytes } from '@daywell/core/emotions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvRows } from './csv.ts'
import { labelledEntries } from './journals.ts'
import { joined, learnJoining } from './learning/joining.ts'
import { learn } from './learning/learn.ts'
import { weightsOf } from './learning/made-weights.ts'
import { sureFrom, thresholdsOf } from './learning/thresholds.ts'
import { auc, macroF1Of } from './measures.ts'
import { scoreFile } from './score-main.ts'
import { labelledTexts } from './texts.ts'

const JOY = emotionLabels.indexOf('joy')
const FEAR = emotionLabels.indexOf('fear')
const rows = Array.from({ length: 40 }, (_, index) => {
  const day = ['Monday', 'Tuesday', 'Friday', 'Sunday'][index % 4]
  return index % 2 === 0
    ? `On ${day} I was happy and glad\t${JOY}\ta${index}`
    : `On ${day} I was afraid and scared\t${FEAR},27\tb${index}`
})

describe('labelled texts', () => {
  it('count for their label, its group and its sentiment', () => {
    const [first, second] = labelledTexts(`${rows.slice(0, 2).join('\r\n')}\n`)
    expect(first?.text).toBe('On Monday I was happy and glad')
    const set = (truth: Uint8Array | undefined) =>
      [...(truth ?? [])].flatMap((value, head) => (value ? [head] : []))
    expect(set(first?.truth)).toEqual([JOY, heads.ekman.from + 3, heads.sentiment.from])
    expect(set(second?.truth)).toEqual([FEAR, 27, 30, 34, 36, 38])
  })

  it('are read from journals with quotes, commas and line ends', () => {
    expect(csvRows('a,"b ""c"", d",e\r\n"f\ng",,\n\nh,\ri,')).toEqual([
      { line: 1, fields: ['a', 'b "c", d', 'e'] },
      { line: 2, fields: ['f\ng', '', ''] },
      { line: 5, fields: ['h', ''] },
      { line: 6, fields: ['i', ''] },
    ])
    expect(labelledEntries('Text,"emotion.sad",topic.work\nhi,1,FALSE\n,,')).toEqual([
      { text: 'hi', emotions: new Set(['sad']) },
      { text: '', emotions: new Set() },
    ])
    expect(labelledEntries('a\tb')).toBeUndefined()
  })
})

describe('measures', () => {
  it('count hits against what was said and what was meant', () => {
    const truths = labelledTexts(rows.join('\n')).map(({ truth }) => truth)
    const all = macroF1Of(truths, (row, head) => truths[row]?.[head] === 1)
    expect(all).toEqual({ labels: 0.1071, ekman: 0.4286, sentiment: 0.75 })
    expect(macroF1Of(truths, () => false)).toEqual({ labels: 0, ekman: 0, sentiment: 0 })
  })

  it('tell how often one that has it stands above one that has not', () => {
    expect(auc([1, 2, 3, 4], [false, false, true, true])).toBe(1)
    expect(auc([1, 1, 1, 1], [false, true, false, true])).toBe(0.5)
    expect(auc([3, 1], [true, true])).toBeNull()
  })
})

describe('learning', () => {
  const texts = labelledTexts(rows.join('\n'))

  it('gives the same weights for the same texts, and such as know them', () => {
    const [learnt, again] = [learn(texts), learn(texts)]
    const truths = texts.map(({ truth }) => truth)
    const joining = learnJoining(learnt.scores(texts), truths)
    const judged = [{ scores: joined(learnt.scores(texts), joining), truths, weight: 1 }]
    const told = {
      threshold: thresholdsOf(judged),
      slope: Array(heads.count).fill(1),
      shift: Array(heads.count).fill(0),
      sureFrom: sureFrom(judged, 0.8, 3),
    }
    expect(told.sureFrom[0]).toBe(Number.POSITIVE_INFINITY)
    const bytes = weightsBytes(weightsOf(learnt, joining, told))
    expect(Buffer.compare(bytes, weightsBytes(weightsOf(again, joining, told)))).toBe(0)
    const model = openEmotions(bytes)
    const lead = (text: string) => {
      const { likely } = model.score(text)
      return (likely[JOY] ?? 0) - (likely[FEAR] ?? 0)
    }
    expect(lead('On Tuesday I was happy and glad')).toBeGreaterThan(0)
    expect(lead('On Friday I was afraid and scared')).toBeLessThan(0)
  })
})

describe('the scoring of a file', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'emotions-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function file(name: string, content: string): string {
    writeFileSync(join(folder, name), content)
    return name
  }

  it('tells macro-F1 for texts, and AUC for journals', async () => {
    expect(await scoreFile([file('own.tsv', rows.join('\n'))], folder)).toMatchObject({
      file: 'own.tsv',
      texts: 40,
      macroF1: { labels: expect.any(Number), ekman: expect.any(Number) },
      sentencesPerSecond: expect.any(Number),
    })
    const journals = [
      'text,emotion.happy,emotion.sad,topic.work',
      '"A lovely day, I am so happy.",TRUE,FALSE,FALSE',
      'I cried. I miss her so much.,FALSE,TRUE,FALSE',
    ]
    const scores = await scoreFile([file('own.csv', journals.join('\n'))], folder)
    expect(scores).toMatchObject({
      entries: 2,
      auc: { valence: 1, emotions: { sad: 1, calm: null } },
    })
  })

  it('is the same however lines end, with blank ones, a mark before them, and no ids', async () => {
    const scored = async (content: string) => {
      const {
        file: _,
        sentencesPerSecond: __,
        ...scores
      } = await scoreFile([file('other.tsv', content)], folder)
      return scores
    }
    const plain = await scored(rows.join('\n'))
    expect(await scored(`\uFEFF${rows.join('\r\n\r\n')}\r\n`)).toEqual(plain)
    expect(await scored(rows.map((row) => row.replace(/\t\w+$/, '')).join('\r'))).toEqual(plain)
  })

  it.each([
    ['', 'x is empty.'],
    ['Nothing but prose.', 'x: Line 1 should have text, a tab and label numbers.'],
    ['text\tlabels\nFine\t1', 'x: Line 1 has “labels” where label numbers should be'],
    ['Fine\t1\tx\n\nToo high\t28\ty', 'x: Line 3 has the label 28; labels go from 0 to 27.'],
    ['Fine\t1\n\t2', 'x: Line 2 has no text before its tab.'],
    ['text,emotion.sad', 'x: Line 1 is a header with nothing below it.'],
    ['emotion.sad,mood\nTRUE,1', 'x: Line 1 has no “text” column.'],
    ['text,mood\nHi,1', 'x: Line 1 has no emotion column'],
    ['text,emotion.sad\n"a\nb",TRUE\nshort', 'x: Line 4 has 1 fields where the header has 2.'],
    ['text,emotion.sad\na "b" c,TRUE', 'x: Line 2 has a quotation mark that isn’t closed'],
    ['text,emotion.sad\nHi,yes', 'x: Line 2 has “yes” for “emotion.sad”, not TRUE or FALSE.'],
    ['Caf\u00e9\t1\0', 'x isn’t UTF-8.'],
  ])('of %j says which line is wrong, and why', async (content, why) => {
    file('x', content)
    await expect(scoreFile(['x'], folder)).rejects.toThrow(why)
  })

  it('says so where there is no file to score', async () => {
    await expect(scoreFile([], folder)).rejects.toThrow('Name the file')
    await expect(scoreFile(['none'], folder)).rejects.toThrow('there’s no such file')
    await expect(scoreFile(['.'], folder)).rejects.toThrow('it’s a folder')
  })
})

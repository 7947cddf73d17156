import { readFileSync } from 'node:fs'
import { type Analyser, loadAnalyser } from '@daywell/core/analysis'
import { askedBy } from '@daywell/core/companion'
import { beforeAll, describe, expect, it } from 'vitest'
import { type LabelledMessage, type Score, scoresOf } from './intents.ts'

const linesOf = (name: string) =>
  readFileSync(new URL(`data/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)

const labelled = linesOf('intents-1').map((line): LabelledMessage => JSON.parse(line))
/** The rules were made with the even ones; the odd ones were only counted. */
const heldOut = labelled.filter((_, at) => at % 2 === 1)
/** Texts that tell of a day, and ask nothing of anyone. */
const told = [1, 2, 3, 4, 5, 6, 7].flatMap((number) =>
  linesOf(`examples-${number}`).map((line): string => JSON.parse(line).text),
)

let analyser: Analyser
let scores: readonly Score[]
beforeAll(async () => {
  analyser = await loadAnalyser()
  scores = scoresOf(heldOut, analyser).filter(({ intent }) => intent !== 'tell')
})

const count = (some: readonly Score[], of: (score: Score) => number) =>
  some.reduce((sum, score) => sum + of(score), 0)

describe('AI-122 what is taken for a request is one', () => {
  it('in nine of ten messages that no rule was made for', () => {
    const right = count(scores, (score) => score.right)
    const wrong = scores.flatMap((score) => score.wrong)
    expect(right / (right + wrong.length), wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
    expect(right / count(scores, ({ right, missed }) => right + missed.length)).toBeGreaterThan(0.3)
  })

  it('always for a goodbye, a plea, and the wish not to be asked', () => {
    for (const intent of ['goodbye', 'comfort', 'just-telling'])
      expect(scores.find((score) => score.intent === intent)?.wrong).toEqual([])
  })

  it('hardly ever in a text that tells of a day, and never for a goodbye', () => {
    const asked = told.map((text) => askedBy(text)).filter((one) => one !== undefined)
    expect(asked.length / told.length).toBeLessThan(0.001)
    expect(asked).not.toContain('farewell')
  })
})

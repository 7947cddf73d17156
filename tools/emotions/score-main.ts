import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openEmotions } from '@daywell/core/emotions'
import { CannotGoOn } from '../setup/say.mjs'
import { labelledEntries } from './journals.ts'
import { contentOf, rowsOf } from './labelled-file.ts'
import { scoreJournals } from './score-journals.ts'
import { scoreTexts } from './score-texts.ts'
import { labelledTexts } from './texts.ts'
import { WEIGHTS } from './weights-file.ts'

/** `npm run emotions:score -- FILE`: scores as JSON, for the form that the file has. */
export async function scoreFromArguments(given: readonly string[], from: string): Promise<void> {
  const scores = await scoreFile(given, from)
  process.stdout.write(`${JSON.stringify(scores, undefined, 2)}\n`)
}

/** Scores the one file that is given, as seen from a folder. */
export async function scoreFile(given: readonly string[], from: string) {
  const [file] = given
  if (!file || given.length > 1)
    throw new CannotGoOn('Name the file to score: npm run emotions:score -- FILE.tsv')
  return scoresOf(contentOf(resolve(from, file), file), file)
}

async function scoresOf(content: string, file: string) {
  const entries = rowsOf(file, () => labelledEntries(content))
  const texts = entries ? [] : rowsOf(file, () => labelledTexts(content))
  const bytes = readFileSync(WEIGHTS)
  const model = openEmotions(bytes)
  const scores = entries ? await scoreJournals(model, entries) : scoreTexts(model, texts)
  return { file, ...scores, weightsBytes: bytes.length }
}

import { wordCount } from '#journal/index.ts'
import type { Analysis, Feeling, Sentence } from './analysis.ts'
import { findFeelings } from './feelings/find-feelings.ts'
import { feelingWords } from './feelings/lexicon.ts'
import { sentenceValence, textValence } from './feelings/valence.ts'
import { languageOf, languageOfTag } from './reading/language.ts'
import { type Span, sentencesOf } from './reading/sentences.ts'
import { loadTagger, type Tagger } from './reading/tagger.ts'
import { type ReadSentence, readSentence } from './reading/token.ts'
import { wordsInPlace } from './reading/words-in-place.ts'
import { nounPhrases } from './themes/noun-phrases.ts'
import { themesOf } from './themes/themes.ts'

export interface Analyser {
  /** What can be told of a text; the language is found out where it is not given. */
  analyse(text: string, options?: { readonly language?: string }): Analysis
}

/** Loads what is needed to read English, some megabytes, and gives the analyser. */
export async function loadAnalyser(): Promise<Analyser> {
  const tag = await loadTagger()
  return {
    analyse(text, { language: told } = {}) {
      const language =
        told === undefined
          ? languageOf(wordsInPlace(text.slice(0, 5000)), (word) => feelingWords.has(word))
          : languageOfTag(told)
      const spans = sentencesOf(text)
      const counted = { language, wordCount: wordCount(text) }
      return {
        ...counted,
        ...(language === 'en' ? inEnglish(text, spans, tag) : plainly(text, spans)),
      }
    },
  }
}

type Found = Omit<Analysis, 'language' | 'wordCount'>

function inEnglish(text: string, spans: readonly Span[], tag: Tagger): Found {
  const read = spans.map((span, index) => readSentence(text, span, index, tag))
  const feelings = read.map(findFeelings)
  const sentences = read.map((sentence, index) => withValence(sentence, feelings[index] ?? []))
  return {
    sentences,
    themes: themesOf(read.flatMap(nounPhrases)),
    people: [],
    places: [],
    feelings: feelings.flat(),
    valence: textValence(sentences),
    questions: questionsIn(sentences),
  }
}

function withValence(sentence: ReadSentence, feelings: readonly Feeling[]): Sentence {
  const { text, start, end } = sentence
  const own = feelings.filter(({ whose }) => whose === 'self').map(({ valence }) => valence)
  const mixed = own.some((value) => value > 0) && own.some((value) => value < 0)
  return { text, start, end, valence: sentenceValence(sentence, feelings), mixed }
}

function plainly(text: string, spans: readonly Span[]): Found {
  const sentences = spans.map(({ start, end }) => ({
    ...{ text: text.slice(start, end), start, end },
    ...{ valence: 0, mixed: false },
  }))
  const questions = questionsIn(sentences)
  return { sentences, themes: [], people: [], places: [], feelings: [], valence: 0, questions }
}

function questionsIn(sentences: readonly Sentence[]): number[] {
  return sentences.flatMap(({ text }, index) => (/[?？؟]["'”’)]*$/.test(text) ? [index] : []))
}

import { countWords } from '#journal/index.ts'
import { ownPlainText, ownText } from '#markdown/index.ts'
import type { Analysis, Feeling, Sentence } from './analysis.ts'
import { evaluations } from './feelings/evaluations.ts'
import { findFeelings } from './feelings/find-feelings.ts'
import { feelingWords } from './feelings/lexicon.ts'
import { stateWords } from './feelings/lexicon-states.ts'
import { sentenceValence, textValence } from './feelings/valence.ts'
import { peopleOf } from './names/people.ts'
import { properNames } from './names/proper-names.ts'
import { type Language, languageOf, languageOfTag } from './reading/language.ts'
import { type Span, sentencesOf } from './reading/sentences.ts'
import { loadTagger, type Tagger } from './reading/tagger.ts'
import { type ReadSentence, readSentence } from './reading/token.ts'
import { wordsInPlace } from './reading/words-in-place.ts'
import { nounPhrases } from './themes/noun-phrases.ts'
import { repeatedWords } from './themes/repeated-words.ts'
import { themesOf } from './themes/themes.ts'

export interface Analyser {
  /** Analyzes a text; detects the language unless it's given. */
  analyse(text: string, options?: AnalyseOptions): Analysis
}

interface AnalyseOptions {
  readonly language?: string
  /** Whether it is without marks: reading marks twice would take signs for marks. */
  readonly isReadable?: boolean
}

const QUESTION = /[?？؟]["'”’)\]]*$/u
const OPENING = /["“„«]/u
const ASKED_IN_QUOTES = /[?？؟]["”“»]/u
const WONDERED =
  /^(?:and |but |so )?i (?:(?:still|often|always|sometimes|just|do|really) )*(?:wonder(?:ed)?\b|keep (?:wondering|asking myself)|ask(?:ed)? myself)/i

/** Loads the English models, some megabytes, and returns the analyzer. */
export async function loadAnalyser(): Promise<Analyser> {
  const tag = await loadTagger()
  return {
    analyse(typed, { language: declared, isReadable = false } = {}) {
      const text = isReadable ? typed : ownText(typed)
      const language =
        declared === undefined
          ? languageOf(wordsInPlace(text.slice(0, 5000)), isEnglishWord)
          : languageOfTag(declared)
      const spans = sentencesOf(text)
      const counted = { language, wordCount: countWords(isReadable ? text : ownPlainText(typed)) }
      return {
        ...counted,
        ...(language === 'en' ? inEnglish(text, spans, tag) : plainly(text, spans, language)),
      }
    },
  }
}

/** A text of three words about a feeling may have no function words at all. */
const isEnglishWord = (lower: string) =>
  feelingWords.has(lower) || stateWords.has(lower) || evaluations.has(lower)

/** As many words as the longest ordinary text has. */
const MAX_WORDS = 60_000
const MAX_FEELINGS = 2000

type Found = Omit<Analysis, 'language' | 'wordCount'>

function inEnglish(text: string, spans: readonly Span[], tag: Tagger): Found {
  const read = readSentences(text, spans, tag)
  const felt = read.map((sentence) => ({ sentence, feelings: findFeelings(sentence) }))
  const sentences = felt.map(({ sentence, feelings }) => withValence(sentence, feelings))
  const names = properNames(read)
  const people = peopleOf(
    read,
    names.filter(({ kind }) => kind === 'person'),
  )
  const places = names.filter(({ kind }) => kind === 'place').map(({ kind: _, ...place }) => place)
  return {
    sentences,
    themes: themesOf(read.flatMap(nounPhrases), [...people, ...places]),
    people,
    places,
    feelings: felt.flatMap(({ feelings }) => feelings).slice(0, MAX_FEELINGS),
    valence: textValence(sentences),
    questions: questionsIn(sentences, 'en'),
  }
}

/** The sentences with their words, up to the word limit. */
function readSentences(text: string, spans: readonly Span[], tag: Tagger): ReadSentence[] {
  let most = MAX_WORDS
  return spans.map((span, index) => {
    const sentence = readSentence(text, span, index, { tag, most })
    most = Math.max(0, most - sentence.tokens.length)
    return sentence
  })
}

function withValence(sentence: ReadSentence, feelings: readonly Feeling[]): Sentence {
  const { text, start, end } = sentence
  const own = feelings.filter(({ whose }) => whose === 'self').map(({ valence }) => valence)
  const mixed = own.some((value) => value > 0) && own.some((value) => value < 0)
  return { text, start, end, valence: sentenceValence(sentence, feelings), mixed }
}

function plainly(text: string, spans: readonly Span[], language: Language): Found {
  const sentences = spans.map(({ start, end }) => ({
    text: text.slice(start, end),
    start,
    end,
    valence: 0,
    mixed: false,
  }))
  return {
    sentences,
    themes: repeatedWords(text, spans, language),
    people: [],
    places: [],
    feelings: [],
    valence: 0,
    questions: questionsIn(sentences, language),
  }
}

function questionsIn(sentences: readonly Sentence[], language: Language): number[] {
  return sentences.flatMap(({ text }, index) => (isQuestion(text, language) ? [index] : []))
}

/** Whether the writer asks themselves a question. */
function isQuestion(text: string, language: Language): boolean {
  if (QUESTION.test(text)) return !isQuoted(text)
  return language === 'en' && WONDERED.test(text)
}

/** A question quoted from another person. */
function isQuoted(text: string): boolean {
  const opening = text.search(OPENING)
  return opening === 0 || (opening > 0 && ASKED_IN_QUOTES.test(text.slice(opening + 1)))
}

import type { FeelingGroup } from './feelings/groups.ts'
import type { Language } from './reading/language.ts'

/** A sentence, and its place: `text` is what's between `start` and `end` of the readable text. */
export interface Sentence {
  readonly text: string
  readonly start: number
  readonly end: number
  /** From -1 (bad) to 1 (good) for the writer; 0 also where it's unknown. */
  readonly valence: number
  /** Whether it has both good and bad feelings of the writer. */
  readonly mixed: boolean
}

/** A theme of a text, in the writer's words. */
export interface Theme {
  readonly phrase: string
  /** The same for the same theme in other words, in this text and in others. */
  readonly key: string
  readonly weight: number
  readonly sentences: readonly number[]
}

export interface Named {
  readonly name: string
  /** The same for the same name in this text and in others. */
  readonly key: string
  readonly sentences: readonly number[]
}

export interface Person extends Named {
  /** Their relation to the writer, where the text says so: `sister`. */
  readonly relation?: string
}

export type Degree = 'slight' | 'clear' | 'strong'

/** A feeling that a text names. */
export interface Feeling {
  /** As written, in lower case: `tired`. */
  readonly word: string
  /** The words that say it, with degree and negation: `a bit tired`, `not happy`. */
  readonly said: string
  readonly group: FeelingGroup
  readonly degree: Degree
  /** Negated: `not happy`, `no longer afraid`. */
  readonly negated: boolean
  /** Hedged: `fine, I guess`, `could be worse`. */
  readonly hedged: boolean
  /** The writer's own, another person's, or unknown. */
  readonly whose: 'self' | 'other' | 'unknown'
  /** What it means for the person who has it, from -1 to 1, including negation and degree. */
  readonly valence: number
  readonly sentence: number
  /** Where `said` stands in the readable text. */
  readonly start: number
  readonly end: number
}

/** The analysis of one text, without a language model. */
export interface Analysis {
  /** Feelings, people and places are only found in English; otherwise these lists are empty. */
  readonly language: Language
  readonly wordCount: number
  readonly sentences: readonly Sentence[]
  /** The weightiest first; people and places have their own lists. */
  readonly themes: readonly Theme[]
  /** The most often named first. */
  readonly people: readonly Person[]
  readonly places: readonly Named[]
  /** In the order of the text. */
  readonly feelings: readonly Feeling[]
  /** Of the whole text, from -1 to 1. */
  readonly valence: number
  /** The sentences in which the writer asks themselves something. */
  readonly questions: readonly number[]
}

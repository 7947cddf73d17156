import { alike } from './vectors.ts'

/** The pieces of an entry by their meaning, in their order. */
interface EntryVectors {
  readonly id: string
  readonly vectors: readonly Int8Array[]
}

/** The piece of an entry that is nearest to a question. */
export interface MeaningMatch {
  readonly id: string
  /** Which of its pieces. */
  readonly piece: number
  /** How near it is to the question, from -1 to 1. */
  readonly near: number
  /** The similarity, minus how similar the piece is to the rest of the journal. */
  readonly score: number
}

export interface MeaningIndex {
  add(entries: readonly EntryVectors[]): void
  /** `isAsked` limits it to some entries, which are then compared even if others are nearer. */
  find(ways: readonly Int8Array[], isAsked?: (of: { readonly id: string }) => boolean): MeaningFound
}

export interface MeaningFound {
  /** The best first, one of each entry. */
  readonly matches: readonly MeaningMatch[]
  /** The margin between the best and the next piece about something else. */
  readonly lead: number
}

/** Only the nearest are compared in detail. */
const CANDIDATES = 400
/** Beside these, if a question is limited to some entries. */
const CANDIDATES_ASKED = 100
/** A text that is repeated more often is routine. */
const ROUTINE = 5
/** Pieces that stand for the whole journal, and how many of them a piece is compared with. */
const SAMPLE = 1000
const NEIGHBOURS = 3
/** The penalty for similarity to other days. Tuned, as all numbers here. */
const EVERYDAY = 0.3
/** Pieces that are at least this similar are about the same thing. */
const SAME_THING = 0.5
/** The margin is measured against this rank among the others. */
const RIVAL = 5

interface Piece {
  readonly id: string
  readonly piece: number
  readonly vector: Int8Array
}

interface Near {
  readonly of: Piece
  readonly near: number
}

interface Scored extends Piece {
  readonly near: number
  readonly score: number
}

/**
 * Finds entries by meaning. Uneventful days are a little similar to any question, so a piece has to
 * be nearer to the question than such pieces are to one another.
 */
export function meaningIndex(): MeaningIndex {
  const pieces: Piece[] = []
  const everyday = new Map<Piece, number>()
  let sample: readonly Piece[] = []

  function everydayOf(one: Piece): number {
    const known = everyday.get(one)
    if (known !== undefined) return known
    const nearest = sample
      .filter((other) => other !== one)
      .map((other) => alike(one.vector, other.vector))
      .sort((a, b) => b - a)
      .slice(0, NEIGHBOURS)
    const mean = nearest.reduce((sum, near) => sum + near, 0) / Math.max(1, nearest.length)
    everyday.set(one, mean)
    return mean
  }

  const scoredOf = (nearest: readonly Near[]): Scored[] =>
    nearest
      .map(({ of, near }) => ({ ...of, near, score: near - EVERYDAY * everydayOf(of) }))
      .sort((a, b) => b.score - a.score)

  return {
    add(entries) {
      for (const { id, vectors } of entries)
        for (const [piece, vector] of vectors.entries()) pieces.push({ id, piece, vector })
      // The average of the journal has changed.
      sample = []
      everyday.clear()
    },

    find(ways, isAsked) {
      if (sample.length === 0) sample = sampleOf(pieces)
      const all = scoredOf(nearestOf(pieces, ways))
      const scored = isAsked
        ? scoredOf(nearestOf(pieces.filter(isAsked), ways, CANDIDATES_ASKED))
        : all
      const best = new Map<string, MeaningMatch>()
      for (const { id, piece, near, score } of scored)
        if (!best.has(id)) best.set(id, { id, piece, near, score })
      // The lead of the best of all is its own.
      const isBest = scored[0]?.id === all[0]?.id
      return { matches: [...best.values()], lead: isBest ? leadIn(all) : 0 }
    },
  }
}

function sampleOf(pieces: readonly Piece[]): Piece[] {
  const step = Math.max(1, pieces.length / SAMPLE)
  return Array.from(
    { length: Math.min(SAMPLE, pieces.length) },
    (_, at) => pieces[Math.floor(at * step)] as Piece,
  )
}

function nearestOf(
  pieces: readonly Piece[],
  ways: readonly Int8Array[],
  most = CANDIDATES,
): Near[] {
  const whole = together(ways)
  const alikes = new Map<number, Piece[]>()
  for (const of of pieces) {
    const near = alike(whole, of.vector)
    const same = alikes.get(near)
    if (same) same.push(of)
    else alikes.set(near, [of])
  }
  return [...alikes]
    .sort(([a], [b]) => b - a)
    .slice(0, most)
    .flatMap(([near, same]) => placesOf(same).map((of) => ({ of, near })))
}

/** Repeated text takes one place in the results; otherwise it would take them all. */
const placesOf = (same: readonly Piece[]) => (same.length > ROUTINE ? same.slice(0, 1) : same)

/**
 * All query variants in one vector: the question as asked weighs as much as the others together.
 */
function together([asked, ...others]: readonly Int8Array[]): Float32Array {
  const share = others.length > 0 ? 0.5 / others.length : 0
  const own = others.length > 0 ? 0.5 : 1
  return Float32Array.from(asked ?? [], (one, at) =>
    others.reduce((sum, way) => sum + share * (way[at] ?? 0), own * one),
  )
}

/** Pieces about the same thing as the best aren't rivals. */
function leadIn(scored: readonly Scored[]): number {
  const [best] = scored
  if (!best) return 0
  const rivals = scored.filter(({ vector }) => alike(vector, best.vector) < SAME_THING)
  const rival = rivals[Math.min(RIVAL, rivals.length) - 1]
  return rival ? best.score - rival.score : best.score
}

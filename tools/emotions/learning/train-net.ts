import { heads, netShape } from '@daywell/core/emotions'
import { chanceFrom, shuffled } from './chance.ts'
import { type Filters, slide, slideBack } from './filters.ts'
import { move, type Parameters, parametersOf, scattered } from './parameters.ts'

/** What is learnt: vectors of words, filters over one and two of them, and what those speak for. */
export interface LearntNet {
  readonly vectors: Float64Array
  readonly filters: readonly Filters[]
  readonly out: Parameters
  readonly bias: Parameters
}

interface Settings {
  readonly epochs: number
  readonly rate: number
  readonly vectorRate: number
  readonly batch: number
  /** Shares of what filters find, and of words, that are hidden while learning. */
  readonly hidden: number
  readonly hiddenWords: number
  readonly seed: number
}

const { dims: DIMS, filters: FILTERS, widths: WIDTHS } = netShape
const HEADS = heads.count
const FOUND = WIDTHS.length * FILTERS
const MOVED_BEFORE = 1e-4
const LAST_STEP = 0.05

/** Learns by Adam, vectors by AdaGrad; `texts` are rows of `vectors`. Changes `vectors`. */
export function trainNet(
  texts: readonly Int32Array[],
  truths: readonly Uint8Array[],
  vectors: Float64Array,
  settings: Settings,
): LearntNet {
  const chance = chanceFrom(settings.seed)
  const net = blankNet(vectors, truths, chance)
  const learnt = [net.out, net.bias, ...net.filters.flatMap(({ weights, bias }) => [weights, bias])]
  const moved = new Float64Array(vectors.length / DIMS).fill(MOVED_BEFORE)
  const pass = passOver(net, longestOf(texts))
  const all = settings.epochs * texts.length
  let seen = 0
  for (let epoch = 0; epoch < settings.epochs; epoch++)
    for (const row of shuffled(texts.length, chance)) {
      const left = 1 - ((1 - LAST_STEP) * seen++) / all
      const text = texts[row] as Int32Array
      pass.forward(text, () => chance() < settings.hiddenWords, hide)
      pass.back(truths[row] as Uint8Array)
      moveVectors(text, settings.vectorRate * left)
      if (seen % settings.batch > 0) continue
      for (const some of learnt)
        move(some, settings.rate * left, seen / settings.batch, settings.batch)
    }
  return net

  function hide(): number {
    return chance() < settings.hidden ? 0 : 1 / (1 - settings.hidden)
  }

  /** One step size for all numbers of a word: rare words take larger steps. */
  function moveVectors(text: Int32Array, rate: number): void {
    text.forEach((word, place) => {
      const slopes = pass.slopesAt(place)
      const before = (moved[word] as number) + squares(slopes) / DIMS
      moved[word] = before
      const step = rate / Math.sqrt(before)
      for (let at = 0; at < DIMS; at++)
        vectors[word * DIMS + at] =
          (vectors[word * DIMS + at] as number) - step * (slopes[at] as number)
    })
  }
}

/** Scores of texts, a row of heads for each. */
export function netScores(net: LearntNet, texts: readonly Int32Array[]): Float32Array {
  const pass = passOver(net, longestOf(texts))
  const scores = new Float32Array(texts.length * HEADS)
  texts.forEach((text, row) => {
    const found = pass.forward(
      text,
      () => false,
      () => 1,
    )
    scores.set(found, row * HEADS)
  })
  return scores
}

/** The way of one text through the net, and back. */
function passOver({ vectors, filters, out, bias }: LearntNet, longest: number) {
  const text = new Float64Array((longest + 2) * DIMS)
  const textSlopes = new Float64Array(text.length)
  const found = { most: new Float64Array(FOUND + DIMS), where: new Int32Array(FOUND) }
  const shown = new Float64Array(FOUND + DIMS)
  const slopes = new Float64Array(FOUND + DIMS)
  const scores = new Float64Array(HEADS)
  let words = 0

  function forward(rows: Int32Array, isHidden: () => boolean, share: () => number): Float64Array {
    words = rows.length
    text.fill(0, 0, (words + 2) * DIMS)
    rows.forEach((row, place) => {
      if (!isHidden()) text.set(vectors.subarray(row * DIMS, (row + 1) * DIMS), (place + 1) * DIMS)
    })
    for (let at = 0; at < shown.length; at++) shown[at] = share()
    found.most.fill(0)
    filters.forEach((some, index) => {
      slide(some, text, words, found, shown, index * FILTERS)
    })
    for (let at = DIMS; at < (words + 1) * DIMS; at++)
      found.most[FOUND + (at % DIMS)] =
        (found.most[FOUND + (at % DIMS)] as number) + (text[at] as number) * meanShare()
    scores.set(bias.values)
    for (let at = 0; at < shown.length; at++)
      addScaled(scores, out.values, at * HEADS, (found.most[at] as number) * (shown[at] as number))
    return scores
  }

  /** Adds up how all that is learnt should have been other, after `forward`. */
  function back(truth: Uint8Array): void {
    for (let head = 0; head < HEADS; head++) {
      const off = 1 / (1 + Math.exp(-(scores[head] as number))) - (truth[head] as number)
      scores[head] = off
      bias.slopes[head] = (bias.slopes[head] as number) + off
    }
    for (let at = 0; at < shown.length; at++) slopes[at] = backThrough(at)
    textSlopes.fill(0, 0, (words + 2) * DIMS)
    filters.forEach((some, index) => {
      slideBack(some, text, textSlopes, found, slopes, index * FILTERS)
    })
    for (let at = DIMS; at < (words + 1) * DIMS; at++)
      textSlopes[at] =
        (textSlopes[at] as number) + (slopes[FOUND + (at % DIMS)] as number) * meanShare()
  }

  function backThrough(at: number): number {
    const share = shown[at] as number
    if (share === 0) return 0
    const value = (found.most[at] as number) * share
    let sum = 0
    for (let head = 0; head < HEADS; head++) {
      const off = scores[head] as number
      const place = at * HEADS + head
      sum += off * (out.values[place] as number)
      out.slopes[place] = (out.slopes[place] as number) + off * value
    }
    return sum * share
  }

  const meanShare = () => 0.5 / Math.sqrt(words || 1)
  const slopesAt = (place: number) => textSlopes.subarray((place + 1) * DIMS, (place + 2) * DIMS)
  return { forward, back, slopesAt }
}

function blankNet(
  vectors: Float64Array,
  truths: readonly Uint8Array[],
  chance: () => number,
): LearntNet {
  const filters = WIDTHS.map((width) => ({
    width,
    weights: parametersOf(scattered(FILTERS * width * DIMS, Math.sqrt(1 / (width * DIMS)), chance)),
    bias: parametersOf(new Float64Array(FILTERS)),
  }))
  const bias = Float64Array.from({ length: HEADS }, (_, head) => {
    const have = truths.reduce((sum, truth) => sum + (truth[head] as number), 0)
    return Math.log((have + 0.5) / (truths.length - have + 0.5))
  })
  return {
    vectors,
    filters,
    bias: parametersOf(bias),
    out: parametersOf(scattered((FOUND + DIMS) * HEADS, 0.05, chance)),
  }
}

function addScaled(sum: Float64Array, rows: Float64Array, from: number, by: number): void {
  if (by === 0) return
  for (let head = 0; head < HEADS; head++)
    sum[head] = (sum[head] as number) + by * (rows[from + head] as number)
}

function squares(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value * value
  return sum
}

const longestOf = (texts: readonly Int32Array[]) =>
  texts.reduce((most, { length }) => Math.max(most, length), 0)

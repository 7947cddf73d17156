import type { Found } from '../matching/matcher.ts'
import type { Word } from '../reading/words.ts'

export type Frame = 'dream' | 'story' | 'echo'

/** What the sentence said before a word, and whether the previous sentence was a story. */
export interface Surroundings {
  dream: boolean
  story: boolean
  storyBefore: boolean
  /** A word such as `my` or `me`: a person in the writer's own life. */
  near: boolean
  /** Another person is quoted. */
  reported: boolean
  /** The writer says soon after that it's true of them as well. */
  echoed: boolean
}

/** How soon, in words. */
const SOON = 14

const NEAR = new Set(['my', 'me', 'our', 'us'])
const SAYS = new Set('said wrote texted says told writes mesaged posted sent'.split(' '))

/** The context of each word, in one pass. */
export function surroundingsOf(
  words: readonly Word[],
  frames: readonly Found<Frame>[],
): readonly Surroundings[] {
  const framed = new Map(frames.map(({ from, meaning }) => [from, meaning]))
  const echoes = echoesAfter(frames, words.length)
  let now = empty(false)
  return words.map(({ word, before }, at) => {
    if (before !== 'none') now = empty(before === 'sentence' && now.story)
    const frame = framed.get(at)
    now = {
      dream: now.dream || frame === 'dream',
      story: now.story || frame === 'story',
      storyBefore: now.storyBefore,
      near: now.near || NEAR.has(word),
      reported: now.reported || (SAYS.has(word) && words[at - 1]?.word !== 'i'),
      echoed: (echoes[at] ?? Infinity) - at <= SOON,
    }
    return now
  })
}

/** Where the next echo begins after each word. */
function echoesAfter(frames: readonly Found<Frame>[], length: number): readonly number[] {
  const echoes = new Set(frames.filter(({ meaning }) => meaning === 'echo').map(({ from }) => from))
  const next = new Array<number>(length)
  let soonest = Infinity
  for (let at = length - 1; at >= 0; at--) {
    next[at] = soonest
    if (echoes.has(at)) soonest = at
  }
  return next
}

function empty(storyBefore: boolean): Surroundings {
  return {
    dream: false,
    story: false,
    storyBefore,
    near: false,
    reported: false,
    echoed: false,
  }
}

import type { Found } from '../matching/matcher.ts'
import type { Word } from '../reading/words.ts'

export type Frame = 'dream' | 'story'

/** What the sentence said before a word, and whether the previous sentence was a story. */
export interface Surroundings {
  dream: boolean
  story: boolean
  storyBefore: boolean
  /** A word such as `my` or `me`: a person in the writer's own life. */
  near: boolean
  /** Another person is quoted. */
  reported: boolean
}

const NEAR = new Set(['my', 'me', 'our', 'us'])
const SAYS = new Set('said wrote texted says told writes mesaged posted sent'.split(' '))

/** The context of each word, in one pass. */
export function surroundingsOf(
  words: readonly Word[],
  frames: readonly Found<Frame>[],
): readonly Surroundings[] {
  const framed = new Map(frames.map(({ from, meaning }) => [from, meaning]))
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
    }
    return now
  })
}

function empty(storyBefore: boolean): Surroundings {
  return { dream: false, story: false, storyBefore, near: false, reported: false }
}

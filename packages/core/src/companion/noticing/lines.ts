import type { Reading } from '../reading/reading.ts'
import type { Line } from '../reading/telling.ts'
import { isGlad } from '../reading/weight.ts'
import { oneOf, type Voice } from '../voice.ts'
import * as words from '../words/lines.ts'
import { type Notice, notice } from './notice.ts'

/** Among lines that say about as much, chance decides. */
const ABOUT_AS_MUCH = 0.35
/** Below this score, a line of an ordinary day isn't worth quoting. */
const WORTH_IT = 1.5

/** The line that says most about its writer; never a message as a whole. */
export function keyLine(reading: Reading, voice: Voice): Notice | undefined {
  if (reading.single && isGlad(reading)) return undefined
  const line = best(quotable(reading, voice), voice)
  if (!line || (reading.ordinary && line.score < WORTH_IT)) return undefined
  return notice({ frames: words.key, slots: { quote: line.fragment.text }, spans: [line.fragment] })
}

function quotable({ lines, text, single }: Reading, voice: Voice): Line[] {
  const all = text.trim().length
  return lines.filter(
    ({ fragment }) =>
      // A clause cut out of its sentence may stop before its point.
      fragment.whole &&
      !voice.hasQuoted(fragment.text) &&
      !(single && fragment.text.length > all * 0.7),
  )
}

function best(lines: readonly Line[], { random }: Voice): Line | undefined {
  const most = Math.max(...lines.map(({ score }) => score))
  const near = lines.filter(({ score }) => score >= most - ABOUT_AS_MUCH)
  return oneOf(near, random)
}

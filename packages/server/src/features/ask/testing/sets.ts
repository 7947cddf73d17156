import { choosingDays, choosingFacts, choosingWithoutAnswer } from './choosing.ts'
import type { Fact } from './facts.ts'
import { heldOutDays, heldOutFacts, heldOutWithoutAnswer } from './held-out.ts'
import { laidAsideDays, laidAsideFacts, laidAsideWithoutAnswer } from './laid-aside.ts'
import { tuningFacts, tuningWithoutAnswer } from './tuning.ts'

/** Journals with questions of different kinds; what each is for: docs/ask.md. */
export const sets = {
  measured: { seed: 1 },
  tuning: { seed: 2, facts: tuningFacts, withoutAnswer: tuningWithoutAnswer },
  choosing: {
    seed: 3,
    facts: factsIn(choosingFacts),
    withoutAnswer: linesOf(choosingWithoutAnswer),
    days: linesOf(choosingDays),
    layout: { most: 4, more: 0.6, among: 3, between: [' ', '\n\n'] },
  },
  heldOut: {
    seed: 4,
    facts: factsIn(heldOutFacts),
    withoutAnswer: linesOf(heldOutWithoutAnswer),
    days: linesOf(heldOutDays),
    layout: { most: 7, more: 0.7, among: 4, between: ['\n', ' '] },
  },
  laidAside: {
    seed: 5,
    facts: factsIn(laidAsideFacts),
    withoutAnswer: linesOf(laidAsideWithoutAnswer),
    days: linesOf(laidAsideDays),
    layout: { most: 3, more: 0.6, among: 3, between: [' ', '\n\n'] },
  },
} as const

function factsIn(text: string): Fact[] {
  return linesOf(text).map((line) => {
    const [written = '', question = ''] = line.split(' => ')
    return [written, question]
  })
}

function linesOf(text: string): string[] {
  return text.trim().split('\n')
}

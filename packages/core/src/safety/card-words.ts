import type { Concern } from './verdict.ts'

export interface CardWords {
  readonly title: string
  readonly words: readonly string[]
  /** One step to take now. */
  readonly step: string
}

/**
 * The texts also fit a false positive: they claim nothing about the person and ask nothing of them.
 */
export const CARD_WORDS: Readonly<Record<Concern, CardWords>> = {
  self: {
    title: 'You do not have to be alone with this',
    words: [
      'What you wrote sounds heavy, and it was right to put it into words.',
      'A journal cannot answer it the way a person can. The people at these lines listen to exactly this, every day. You need not know what to say, and you can hang up at any time.',
    ],
    step: 'If there is something near you that you could hurt yourself with, put it out of reach or go to another room, and let one person know how you are: a call, or only the words “Can you stay with me for a while?”',
  },
  'in-danger': {
    title: 'What is happening to you is not your fault',
    words: [
      'What you wrote sounds as if somebody is hurting or threatening you. Nobody has the right to.',
      'The people at these lines know such situations. They can think with you about what is safe, at your pace.',
    ],
    step: 'If you can, go where other people are, or to a room with a way out and a phone. If somebody may look at this device, close this page when you have the number.',
  },
  'other-person': {
    title: 'It is good that somebody is worried about them',
    words: [
      'What you wrote sounds as if somebody near you may be in danger. It is not yours to carry alone.',
      'Asking directly whether they think of ending their life does not put the thought there; it often brings relief. The people at these lines also help those who are worried about somebody else.',
    ],
    step: 'If it may be soon, call the emergency number and say where they are; stay with them, or on the phone, until somebody comes.',
  },
  'harm-to-others': {
    title: 'It can stop before anything happens',
    words: [
      'What you wrote sounds as if you may hurt somebody, or are afraid that you might. Many people have such thoughts without ever acting on them.',
      'The people at these lines talk about this too.',
    ],
    step: 'Put distance between you and the other person now: another room, the street, and let go of anything that could hurt. If there is a child, lay it down somewhere safe and close the door for a few minutes.',
  },
}

import type { Concern } from './verdict.ts'

export interface CardWords {
  readonly title: string
  /** The first sentence comes right below the phone numbers. */
  readonly words: readonly string[]
  /** One step to take now. */
  readonly step: string
}

/**
 * The texts also fit a false positive: they claim nothing about the person and ask nothing of them.
 * No "I" or "we": it would sound as if someone had read the entry.
 */
export const CARD_WORDS: Readonly<Record<Concern, CardWords>> = {
  self: {
    title: 'You don’t have to face this alone',
    words: [
      'You don’t have to know what to say, and you can hang up whenever you like.',
      'It’s good that you wrote this down. You deserve a real person right now, and the people who answer these lines are there for exactly this.',
    ],
    step: 'If there’s anything nearby you could hurt yourself with, move away from it. Then text one person: “Can you stay with me for a bit?”',
  },
  'in-danger': {
    title: 'What’s happening to you isn’t your fault',
    words: [
      'They can help you figure out what’s safe, at your own pace. You can hang up whenever you like.',
      'It sounds like someone may be hurting or threatening you. No one has the right to do that.',
    ],
    step: 'If you can, go where other people are, or to a room with a way out and a phone. If someone might check this device, close this page once you have the number.',
  },
  'other-person': {
    title: 'You don’t have to carry this alone',
    words: [
      'These lines also help people who are worried about someone else.',
      'It sounds like someone close to you may be in danger. You can ask them directly whether they’re thinking about ending their life. Asking won’t put the idea in their head, and it often brings relief.',
    ],
    step: 'If something could happen soon, call the emergency number and say where they are. Stay with them, or on the phone, until help comes.',
  },
  'harm-to-others': {
    title: 'You can get help before anything happens',
    words: [
      'You can call these lines about this, too, and hang up whenever you like.',
      'It sounds like you may be afraid of hurting someone. Many people have thoughts like that and never act on them.',
    ],
    step: 'Put some distance between you and the other person now, and move away from anything you could hurt someone with. If there’s a child with you, put them somewhere safe and step away for a few minutes.',
  },
}

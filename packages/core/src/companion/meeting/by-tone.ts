import type { Frame } from '../voice.ts'
import type { Tone } from './kind.ts'

/** One plain, warm sentence for what isn't recognized more closely; true for every text of its tone. */
export const byTone: Readonly<Record<Tone, readonly Frame[]>> = {
  'bad news': [
    'There’s no right way to be with something like this.',
    'I’m sorry. That’s hard to live through, and hard to write down.',
    'You don’t have to make sense of any of it here.',
    'You can stop here, or write more, or come back to it. Any of those is fine.',
    'That’s real, and it’s hard, and it doesn’t have to be explained.',
    'Some things are just terrible, and it’s all right to say so in plain words.',
  ],
  hard: [
    'It’s okay for this to be hard.',
    'Some things take more out of a person than they show.',
    'You don’t have to be okay with it.',
    'No need to wrap this up neatly. It can just be what it is.',
    'I’m sorry it’s going this way.',
  ],
  good: [
    'That’s a fine thing to have happen.',
    'It’s nice when things go like that.',
    'That one can go straight in the keep pile.',
    'Good things don’t always get written down. This one did.',
  ],
  mixed: [
    'There’s more than one thing going on in there.',
    'You can feel more than one way about it.',
    'It doesn’t have to come out to a single answer.',
    'It’s a little of this and a little of that, and that’s allowed.',
  ],
  plain: [
    'You don’t have to add anything to that.',
    'What you wrote can speak for itself.',
    'You don’t have to make anything of it.',
    'It doesn’t have to be figured out or summed up.',
    'You know better than anyone what to make of that.',
    'You can leave it there and come back to it whenever you like.',
    'It’s fine just the way you put it.',
    'If there’s more to it, there’s no rush.',
    'It’s yours to tell, in whatever order it comes.',
    'There’s no wrong way to put it.',
    'It’s good to have it written down.',
  ],
}

export const ofLists: readonly Frame[] = [
  'Got it. All in one place now.',
  'It’s written down, so it can leave your head.',
  'A list like that is a whole day in shorthand.',
]

export const wryly: readonly Frame[] = [
  'That doesn’t sound like praise.',
  'I’m guessing you mean the opposite.',
  'Noted, with the tone intact.',
]

export const ordinarily: readonly Frame[] = [
  'Most of life is days like this one, and hardly anybody writes them down.',
  'Nothing here needs to be more than it was.',
  'An honest report from the middle of things.',
]

/** Once everything was said: the same again is worse than little. */
export const stillHere: readonly Frame[] = [
  'Go on if you like.',
  'I’m still reading.',
  'There’s room for more here.',
  'Take your time.',
]

/** Where someone may be in danger, though nothing says so plainly. */
export const pointsToHelp: readonly Frame[] = [
  'If it ever gets to be too much, or isn’t safe, Help now has people you can call.',
  'If you’d like to talk to someone, Help now lists people who pick up at any hour.',
]

import { givenNames } from '../names/given-names.ts'
import { isKin } from '../names/kin.ts'
import { type Token, wordAt } from '../reading/token.ts'
import type { Clauses } from './clauses.ts'
import type { Mention } from './mentions.ts'

type Whose = 'self' | 'other' | 'unknown'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const SELF = /* @__PURE__ */ set('i we me us my our myself ourselves mine')
const OTHER = /* @__PURE__ */ set(
  'he she they you him them his their your her everyone everybody someone somebody people nobody',
)
const OBJECTS = /* @__PURE__ */ set('me us him her them you')
const THING = /* @__PURE__ */ set('it this that there which what')
/** An adjective of a day or of news describes how the writer felt about it. */
const LIVED = /* @__PURE__ */ set(
  'day days week weekend morning evening night afternoon month year time moment news thoughts ' +
    'thought mood feeling feelings start end hour hours memories dreams dream holiday trip walk',
)
/** `frustrating`, said of a thing, is the writer's feeling; `sad`, said of a thing, isn't. */
const CAUSES = /* @__PURE__ */ set(
  'scary fun stressful delightful shameful hectic hurtful unbearable peaceful relief joy horror ' +
    'hopeless pointless shock enjoyable restful blissful',
)
/** Actions of people, not of things. */
const DONE =
  /^(?:crying|laughing|smiling|grinning|grieving|fuming|seething|raging|panicking|struggling|loving|caring|weeping|sobbing|hoping|beaming|mourning)$/
const isCause = (word: string) => CAUSES.has(word) || (word.endsWith('ing') && !DONE.test(word))

/** Whose feeling a mention is. */
export function whoseIs(clauses: Clauses, mention: Mention): Whose {
  const { tokens } = clauses
  const word = wordAt(tokens, mention.from)
  const thing = tokens[mention.to]
  const near = ownerBefore(tokens, mention.from)
  if (isAttribute(tokens, mention) && thing) {
    if (isKin(thing.lower)) return 'other'
    return near ?? (LIVED.has(thing.lower) ? 'self' : 'unknown')
  }
  if (near) return near
  const subject = subjectOf(clauses, mention.from)
  if (subject === 'thing') return mention.hedged || isCause(word) ? 'self' : 'unknown'
  return subject ?? 'self'
}

/** `made me sad`, `her anger`, `my worry`. */
function ownerBefore(tokens: readonly Token[], at: number): Whose | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const token = tokens[before]
    if (!token || tokens[before + 1]?.breaks) return undefined
    if (owns(token)) return SELF.has(token.lower) ? 'self' : 'other'
    if (token.lower === "'s" && token.pos === 'PART') return 'other'
    if (token.pos !== 'ADV' && token.pos !== 'ADJ' && token.pos !== 'DET') return undefined
  }
  return undefined
}

const owns = ({ lower, pos }: Token) =>
  OBJECTS.has(lower) || (pos === 'PRON' && /^(?:my|our|his|their|your)$/.test(lower))

function isAttribute(tokens: readonly Token[], { from, to }: Mention): boolean {
  const next = tokens[to]
  if (tokens[from]?.pos !== 'ADJ' || !next || next.breaks || next.pos !== 'NOUN') return false
  return !/^(?:today|yesterday|tonight)$/.test(next.lower)
}

/** The subject of a clause: searched from the word to the left. */
function subjectOf({ tokens, of }: Clauses, at: number): Whose | 'thing' | undefined {
  let found: Whose | 'thing' | undefined
  let clause = of[at]
  for (let before = at - 1; before >= Math.max(0, at - 25); before--) {
    if (of[before] !== clause) {
      if (found) return found
      clause = of[before]
    }
    found = subjectAt(tokens, before) ?? found
  }
  return found
}

function subjectAt(tokens: readonly Token[], at: number): Whose | 'thing' | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.lower === 'i' || token.lower === 'we') return 'self'
  if (/^(?:he|she|they)$/.test(token.lower)) return 'other'
  if (THING.has(token.lower)) return doesSomething(tokens, at) ? 'thing' : undefined
  if (OTHER.has(token.lower) && token.pos === 'PRON')
    return doesSomething(tokens, at) ? 'other' : undefined
  if (!/^(?:NOUN|PROPN)$/.test(token.pos) || !doesSomething(tokens, at)) return undefined
  const isPerson = isKin(token.lower) || givenNames.has(token.lower) || token.pos === 'PROPN'
  return isPerson ? 'other' : 'thing'
}

function doesSomething(tokens: readonly Token[], at: number): boolean {
  for (const next of tokens.slice(at + 1, at + 4)) {
    if (next.breaks) return false
    if (next.pos === 'VERB' || next.pos === 'AUX' || next.lower === "'s") return true
    if (next.pos !== 'ADV') return false
  }
  return false
}

import type { Moment } from './moment.ts'
import type { Prompt } from './prompt.ts'
import { promptId, REMEMBERED } from './shown.ts'
import { weightOf } from './weight.ts'
import type { Wishes } from './wishes.ts'

/** How many prompts of a new account are plain. */
const FIRST_PROMPTS = 3

/** What the choice of a prompt depends on. */
export interface Circumstances extends Wishes, Moment {
  /** The ids of shown prompts, newest last. */
  readonly recentlyShown: readonly string[]
  /** Whether the account is new: its first prompts are plain ones. */
  readonly isNewcomer?: boolean
  /** A number in [0, 1). */
  readonly random: () => number
}

/** Chooses a prompt by person and moment, avoiding those shown lately. */
export function choosePrompt(library: readonly Prompt[], circumstances: Circumstances): Prompt {
  const fit = plainFirst(library, circumstances)
  const pool = notShownLately(fit, circumstances.recentlyShown.slice(-REMEMBERED))
  const weighed = pool.map((prompt) => ({
    prompt,
    weight: weightOf(prompt, circumstances, circumstances),
  }))
  const fitting = weighed.filter(({ weight }) => weight > 0)
  const found = drawWeighted(fitting.length > 0 ? fitting : weighed, circumstances.random())
  if (!found) throw new RangeError('There is no prompt to choose from')
  return found.prompt
}

/** PRM-30: a new account starts with plain prompts that fit the moment. */
function plainFirst(library: readonly Prompt[], circumstances: Circumstances): readonly Prompt[] {
  const { isNewcomer, recentlyShown } = circumstances
  if (!isNewcomer || recentlyShown.length >= FIRST_PROMPTS) return library
  const plain = library.filter(
    (prompt) => prompt.plain && weightOf(prompt, circumstances, circumstances) > 0,
  )
  return plain.length > FIRST_PROMPTS ? plain : library
}

/** Where all were shown lately: the least recently shown. */
function notShownLately(library: readonly Prompt[], recent: readonly string[]): readonly Prompt[] {
  if (recent.length === 0) return library
  const indexById = new Map(recent.map((id, index) => [id, index]))
  const lastShown = (prompt: Prompt) => indexById.get(idOf(prompt)) ?? -1
  const fresh = library.filter((prompt) => lastShown(prompt) === -1)
  return fresh.length > 0
    ? fresh
    : library.toSorted((a, b) => lastShown(a) - lastShown(b)).slice(0, 1)
}

// Cached: hashing all prompts takes longer than choosing one.
const ids = /* @__PURE__ */ new WeakMap<Prompt, string>()

function idOf(prompt: Prompt): string {
  const id = ids.get(prompt) ?? promptId(prompt.text)
  ids.set(prompt, id)
  return id
}

interface Weighed {
  readonly prompt: Prompt
  readonly weight: number
}

function drawWeighted(weighed: readonly Weighed[], at: number): Weighed | undefined {
  let left = at * weighed.reduce((sum, { weight }) => sum + weight, 0)
  for (const one of weighed) {
    left -= one.weight
    if (left < 0) return one
  }
  return weighed.at(-1)
}

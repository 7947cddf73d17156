import { CARD_WORDS } from './card-words.ts'
import { type Directory, type Help, helpAt, type Where } from './help/help-at.ts'
import type { Helpline } from './help/helpline.ts'
import type { Concern, Verdict } from './verdict.ts'

/** Replaces any reply: fixed texts, one step, and whom to call. */
export interface SafetyCard {
  readonly kind: Concern
  readonly title: string
  readonly words: readonly string[]
  readonly step: string
  readonly emergency: readonly string[]
  readonly lines: readonly Helpline[]
  readonly directories: readonly Directory[]
}

/** The card for a verdict, or nothing if there's no concern. */
export function cardFor({ kind, also }: Verdict, where: Where): SafetyCard | null {
  if (kind === null) return null
  const { emergency, directories, lines } = helpAt(where)
  const concerns = [kind, ...also]
  return { kind, ...CARD_WORDS[kind], emergency, directories, lines: fitting(lines, concerns) }
}

/** Lines for victims of violence come first where the text speaks of it; else they're left out. */
function fitting(lines: Help['lines'], concerns: readonly Concern[]): readonly Helpline[] {
  const violence = lines.filter((line) => line.for === 'violence')
  const others = lines.filter((line) => line.for !== 'violence')
  if (concerns[0] === 'in-danger') return [...violence, ...others]
  return concerns.some((concern) => concern !== 'self') ? [...others, ...violence] : others
}

/** The card as one text, for places that show only text. Numbers come first. */
export function cardAsText(card: SafetyCard): string {
  const lines = card.lines.map((line) => `- ${lineText(line)}`)
  const directories = card.directories.map(({ name, url }) => `${name} (${url})`)
  return [
    card.title,
    [...lines, `If you’re in immediate danger, call ${card.emergency.join(' or ')}.`].join('\n'),
    ...card.words,
    card.step,
    `Help in every country: ${directories.join(', ')}.`,
  ].join('\n\n')
}

function lineText({ name, call, text, chat, always }: Helpline): string {
  const ways = [call && `call ${call}`, text, chat].filter((way) => way !== undefined)
  return `${name}: ${ways.join(', ')}${always ? ' (24 hours a day)' : ''}`
}

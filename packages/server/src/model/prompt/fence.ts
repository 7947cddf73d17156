import { randomBytes } from 'node:crypto'

/**
 * Unguessable delimiters around what a person wrote, against prompt injection: no text can end its
 * own fence and continue as an instruction.
 */
export interface Fence {
  readonly name: string
  around(kind: string, text: string, facts?: Readonly<Record<string, string>>): string
}

export function newFence(): Fence {
  const name = randomBytes(9).toString('hex')
  return {
    name,
    around(kind, text, facts = {}) {
      const told = Object.entries(facts).map(([key, value]) => ` ${key}="${value}"`)
      return `<${kind}-${name}${told.join('')}>\n${text}\n</${kind}-${name}>`
    },
  }
}

/** Whom a line is for: people in a crisis, children and young people, or victims of violence. */
export type LineFor = 'crisis' | 'young' | 'violence'

export interface Helpline {
  readonly name: string
  readonly for: LineFor
  readonly call?: string
  /** A whole sentence: what to send where. */
  readonly text?: string
  /** A web address. */
  readonly chat?: string
  /** Only where it's certain; most lines have hours that change. */
  readonly always?: true
}

export interface Country {
  readonly emergency: readonly string[]
  readonly lines: readonly Helpline[]
}

type Ways = Pick<Helpline, 'text' | 'chat' | 'always'>
type Make = (name: string, call: string | undefined, ways?: Ways) => Helpline

const lineFor =
  (whom: LineFor): Make =>
  (name, call, ways = {}) => ({ name, for: whom, ...(call && { call }), ...ways })

export const crisis = lineFor('crisis')
export const young = lineFor('young')
export const violence = lineFor('violence')

/** A country's emergency numbers and its lines. */
export const country = (emergency: readonly string[], ...lines: readonly Helpline[]): Country => ({
  emergency,
  lines,
})

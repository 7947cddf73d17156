/** An event of a stream, as a client reads it. */
export interface ReadEvent {
  readonly event: string
  readonly data: unknown
}

/** The events of a stream that has come so far; what is not whole yet is left out. */
export function eventsIn(text: string): ReadEvent[] {
  return [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data),
  }))
}

import type { EditorView } from '@codemirror/view'
import { emitter } from '#kit/observable/emitter.ts'
import type { PlacedMedia } from './read-groups.ts'

/** What is shown in one element of the text. */
export interface MediaHost {
  readonly key: number
  readonly element: HTMLElement
  readonly view: EditorView
  readonly media: readonly PlacedMedia[]
}

export type MediaHosts = ReturnType<typeof mediaHosts>

/** The elements in the text that React fills; the editor draws those around the screen. */
export function mediaHosts() {
  const changes = emitter()
  let hosts: readonly MediaHost[] = []
  let count = 0
  const set = (next: readonly MediaHost[]) => {
    hosts = next
    // The editor may be drawing, in the middle of a render.
    queueMicrotask(changes.emit)
  }
  return {
    subscribe: changes.subscribe,
    all: () => hosts,
    put(element: HTMLElement, content: Pick<MediaHost, 'view' | 'media'>): void {
      const known = hosts.find((host) => host.element === element)
      const host = { key: known?.key ?? ++count, element, ...content }
      set(known ? hosts.map((one) => (one === known ? host : one)) : [...hosts, host])
    },
    remove(element: HTMLElement): void {
      set(hosts.filter((host) => host.element !== element))
    },
  }
}

import { signal } from '#device/local-store/notices.ts'

/** Something that is in one state after another, and can be watched. */
export function desk<S>(first: S) {
  const changes = signal<void>()
  let now = first
  return {
    state: () => now,
    subscribe: changes.subscribe,
    become(next: S) {
      now = next
      changes.send()
    },
  }
}

/** A queued item, and whose it is. */
export interface InLine {
  readonly who: unknown
}

/**
 * A round-robin queue: each person has one place in it, however much they bring. A person with an
 * item under way waits until it is done, and then goes to the end.
 */
export class FairQueue<T extends InLine> {
  readonly #line = new Map<unknown, T[]>()
  readonly #busy = new Set<unknown>()
  /** What busy people have brought since. */
  readonly #after = new Map<unknown, T[]>()
  length = 0

  /** How many items of one person wait. */
  waitingOf(who: unknown): number {
    return (this.#line.get(who) ?? this.#after.get(who) ?? []).length
  }

  add(item: T): void {
    const place = this.#busy.has(item.who) ? this.#after : this.#line
    place.set(item.who, [...(place.get(item.who) ?? []), item])
    this.length += 1
  }

  /** The next item; its person is busy from now on. */
  take(): T | undefined {
    const [first] = this.#line
    const [who, [item, ...rest]] = first ?? [undefined, []]
    if (!item) return undefined
    this.#line.delete(who)
    this.#busy.add(who)
    if (rest.length > 0) this.#after.set(who, rest)
    this.length -= 1
    return item
  }

  /** The item that this person had under way is done. */
  done(who: unknown): void {
    this.#busy.delete(who)
    const waiting = this.#after.get(who)
    this.#after.delete(who)
    if (waiting) this.#line.set(who, waiting)
  }

  /** Removes an item that was canceled; says whether it still waited. */
  leave(item: T): boolean {
    const place = this.#line.get(item.who)?.includes(item) ? this.#line : this.#after
    const waiting = place.get(item.who) ?? []
    if (!waiting.includes(item)) return false
    const rest = waiting.filter((other) => other !== item)
    if (rest.length > 0) place.set(item.who, rest)
    else place.delete(item.who)
    this.length -= 1
    return true
  }

  /** Empties the queue. */
  clear(): T[] {
    const all = [...this.#line.values(), ...this.#after.values()].flat()
    this.#line.clear()
    this.#after.clear()
    this.length = 0
    return all
  }
}

import { describe, expect, it, onTestFinished } from 'vitest'
import { deliverySlots } from './delivery-slots.ts'

const [KNOWN, SILENT] = ['https://push.example', 'https://silent.example']

/** People who ask for room one after the other; those who got it at once, by their place. */
function asking() {
  const room = deliverySlots(32)
  const over = new AbortController()
  onTestFinished(() => over.abort())
  let people = 0
  const ask = async (count: number, origin: string, userId?: string) => {
    const inside: ((hasAnswered: boolean) => void)[] = []
    for (let n = 0; n < count; n += 1) {
      people += 1
      room.enter(userId ?? `person ${people}`, origin, over.signal).then((leave) => {
        if (leave) inside.push(leave)
      })
    }
    await settled()
    return inside
  }
  return { room, ask }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the room that messages share', () => {
  it('is half for services that answer, whatever the others do, and never more than all', async () => {
    const { room, ask } = asking()
    const [first] = await ask(1, KNOWN)
    first?.(true)
    const silent = await ask(20, SILENT)
    expect([silent.length, room.waiting()]).toEqual([16, 4])
    const known = await ask(20, KNOWN)
    expect([known.length, room.waiting()]).toEqual([16, 8])
    known[0]?.(true)
    silent[0]?.(false)
    await settled()
    expect([silent.length, known.length, room.waiting()]).toEqual([17, 17, 6])
    // One answer, and all of them are known: as many come in as there is room for.
    silent[1]?.(true)
    await settled()
    const left = [known[0], silent[0], silent[1]].length
    expect(silent.length + known.length - left).toBe(32)
    for (const leave of [...known.slice(1), ...silent.slice(2)]) leave(true)
    await settled()
    expect([silent.length, known.length, room.waiting()]).toEqual([20, 20, 0])
  })

  it('has two slots for one person, and drops what waits in vain', async () => {
    const { room, ask } = asking()
    const theirs = await ask(1100, KNOWN, 'ann')
    // So many wait; the others have been sent away, to come back later.
    expect([theirs.length, room.waiting()]).toEqual([2, 1000])
    theirs[0]?.(true)
    await settled()
    expect([theirs.length, room.waiting()]).toEqual([3, 999])
    const stopping = new AbortController()
    const waiting = room.enter('ann', KNOWN, stopping.signal)
    stopping.abort()
    expect(await waiting).toBeUndefined()
    expect(room.waiting()).toBe(999)
  })
})

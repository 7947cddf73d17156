import { expect, it, vi } from 'vitest'
import { channels } from '#device/local-store/testing/memory-device.ts'
import { openPages } from './open-pages.ts'

it("PRIV-60 all tabs save their pages on request; a failing one doesn't block the others", async () => {
  const channel = channels()
  const [first, second] = [openPages(channel()), openPages(channel())]
  const saved: string[] = []
  first.add(() => Promise.reject(new Error('It is too long')))
  first.add(async () => saved.push('here'))
  const take = second.add(async () => saved.push('in the other tab'))
  await first.saveAll()
  await vi.waitFor(() => expect(saved.sort()).toEqual(['here', 'in the other tab']))
  take()
  await first.saveAll()
  await openPages(undefined).saveAll()
  await vi.waitFor(() => expect(saved).toHaveLength(3))
})

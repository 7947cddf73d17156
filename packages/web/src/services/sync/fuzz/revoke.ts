import { createHash } from 'node:crypto'
import { isLocalId, isTempId } from '@daywell/core/journal'
import { clearCopies } from '#device/local-store/clear-copies.ts'
import type { FuzzDevice } from './fuzz-device.ts'
import type { Act } from './person-acts.ts'
import type { World } from './world.ts'

/** Revokes a device's session from elsewhere; the device learns of it with its next call. */
export const revoke: Act = async (world, device) => {
  const tokenHash = createHash('sha256').update(device.token).digest('hex')
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ tokenHash })
  const asked = { method: 'POST', url: '/api/auth/revoke', headers, body }
  const answer = await world.server.ask(asked).catch(() => undefined)
  if (answer?.status !== 204) return
  let clearing = false
  device.onRefused = (ended) => {
    if (!ended) world.complaints.push(`${device.name} was not told that its session has ended`)
    if (clearing) return
    clearing = true
    void clear(world, device).catch((error: Error) => {
      world.complaints.push(`${device.name} was not cleared: ${error.stack}`)
    })
  }
}

/** The app's reaction, and then the person signs in again. */
async function clear(world: World, device: FuzzDevice): Promise<void> {
  const { userId, server } = world
  const { engine, store, close } = device.tabs[0] ?? (await device.openTab())
  engine.stop()
  await clearCopies(store, device.storage, userId)
  const waits = new Set(store.outbox().map(({ id }) => id))
  const copies = store.entries().filter(({ _id: id }) => {
    return !isLocalId(id) && !isTempId(id) && !waits.has(id)
  })
  for (const { _id } of copies) world.complaints.push(`${device.name} still has a copy of ${_id}`)
  close()
  for (const tab of [...device.tabs]) tab.close()
  // During a restart there's no server to sign in to.
  for (;;) {
    try {
      device.token = await server.signIn(userId)
      return
    } catch {
      await new Promise(setImmediate)
    }
  }
}

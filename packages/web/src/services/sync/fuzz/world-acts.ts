import { nothingTakenBack } from './judgement.ts'
import { type Act, tabOf } from './person-acts.ts'
import { anySkew } from './skew.ts'

const MINUTE = 60_000

export const openTab: Act = async (_, device) => {
  if (device.tabs.length < 2) await device.openTab()
}

export const closeTab: Act = async ({ dice }, device) => dice.pick(device.tabs)?.close()

export const turnNetwork: Act = async (_, device) => {
  device.online = !device.online
  for (const { engine } of device.tabs) engine.notice(device.online ? 'online' : 'offline')
}

export const ring: Act = async (_, device) => {
  for (const { timers } of device.tabs) timers.ring()
}

export const giveUp: Act = async (_, device) => {
  for (const { callTimers } of device.tabs) callTimers.ring()
}

export const look: Act = async (world, device) =>
  (await tabOf(world, device)).engine.notice('visible')

export const passTime: Act = async ({ dice, passTime: pass }) =>
  pass(dice.chance(0.2) ? dice.below(300) * MINUTE : dice.below(8) * MINUTE)

export const setClock: Act = async ({ dice }, device) => {
  device.skew = anySkew(dice)
}

export const fill: Act = async ({ dice }, { room }) => {
  room.limit = room.used + dice.below(3000)
}

export const free: Act = async (_, { room }) => {
  room.limit = Number.POSITIVE_INFINITY
}

export const deliverLate: Act = ({ network }) => network.deliverLate(2)

export const releaseSlow: Act = async ({ network }) => network.releaseSlow(2)

export const restart: Act = async ({ server, quiet }) => {
  await quiet()
  await server.restart()
}

export const crash: Act = async (world, device) => {
  await world.server.crash()
  await nothingTakenBack(world, device)
  await look(world, device)
}

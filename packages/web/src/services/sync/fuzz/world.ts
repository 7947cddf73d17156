import { type Dice, dice } from './dice.ts'
import { type FuzzDevice, fuzzDevice } from './fuzz-device.ts'
import { type Fate, fuzzNetwork, settle } from './fuzz-network.ts'
import type { FuzzServer } from './fuzz-server.ts'
import { anySkew } from './skew.ts'
import { type Witness, witness } from './witness.ts'

const START = Date.UTC(2026, 2, 14, 9, 30)

/** One person with several devices, and all that happens to them. */
export interface World {
  readonly dice: Dice
  readonly server: FuzzServer
  readonly network: ReturnType<typeof fuzzNetwork>
  readonly witness: Witness
  readonly userId: string
  readonly devices: readonly FuzzDevice[]
  readonly complaints: string[]
  readonly now: () => number
  passTime(ms: number): void
  /** Turns all faults off. */
  calmDown(): void
  isCalm(): boolean
  /** Waits until no answer is pending. */
  quiet(): Promise<void>
}

const FATES: readonly (readonly [number, Fate])[] = [
  [62, 'arrives'],
  [7, 'lost'],
  [9, 'answer-lost'],
  [7, 'twice'],
  [5, 'late'],
  [4, 'slow'],
  [3, 'failing'],
  [2, 'busy'],
  [0.5, 'server-dies'],
]

/** What a person does while an answer is pending. */
type Meanwhile = (world: World, device: FuzzDevice) => Promise<unknown>

export async function newWorld(
  server: FuzzServer,
  seed: number,
  meanwhile: Meanwhile,
): Promise<World> {
  const chances = dice(seed)
  const { clock } = server
  clock.now = START
  const weather = { calm: false }
  const network = fuzzNetwork(server, chances, () =>
    weather.calm ? 'arrives' : chances.draw(FATES),
  )
  const devices: FuzzDevice[] = []
  const world: World = {
    dice: chances,
    server,
    network,
    devices,
    complaints: [],
    witness: witness(seed),
    userId: await server.person(),
    now: () => clock.now,
    passTime(ms) {
      clock.now += ms
    },
    calmDown() {
      weather.calm = true
    },
    isCalm: () => weather.calm,
    quiet: () => settle(network.isQuiet),
  }
  for (let left = 2 + chances.below(4); left > 0; left -= 1) {
    devices.push(await newDevice(world, devices.length, meanwhile))
  }
  return world
}

async function newDevice(world: World, index: number, meanwhile: Meanwhile): Promise<FuzzDevice> {
  const { dice: chances, userId, network, server, now } = world
  return fuzzDevice({
    name: `device ${index}`,
    userId,
    random: chances.random,
    time: now,
    token: await server.signIn(userId),
    skew: index === 0 ? 0 : anySkew(chances),
    withLocks: chances.chance(0.7),
    fetchFor: (device) =>
      network.fetchFor({
        isOnline: () => device.online,
        meanwhile: async () => {
          if (!world.isCalm() && chances.chance(0.1)) await meanwhile(world, device)
        },
        watch: (asked, status, text) => world.witness.watch(device, asked, status, text),
      }),
  })
}

import { type Entry, isLocalId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { LevelChange } from '@daywell/core/privacy'
import type { LevelWorld } from './level-world.ts'

/** Texts that are neither here nor there; there must never be any. */
export async function lostTexts(world: LevelWorld): Promise<string[]> {
  const all = (await onServer(world)) + onDevice(world)
  return world.texts.filter((text) => !all.includes(text)).map((text) => `lost: ${text}`)
}

export async function onServer(world: LevelWorld): Promise<string> {
  const { status, text } = await world.exported()
  if (status !== 200) throw new Error(`The export says ${status}`)
  return text
}

/** All text a person can find on the device, or that is pending there. */
export function onDevice({ device: { maps } }: LevelWorld): string {
  const tables = [maps.rows, maps.revisions, maps.trash, maps.outbox]
  return JSON.stringify(tables.map((table) => [...table.values()]))
}

/** Local entries with their versions, without deleted ones. */
export function whatLivesHere({ device: { maps } }: LevelWorld): string {
  const rows = [...maps.rows.values()].filter(({ entry }) => isLocalId(entry._id))
  const ids = new Set(rows.map(({ entry }) => entry._id))
  const versions = [...maps.revisions.values()].filter(({ id }) => ids.has(id))
  return JSON.stringify([rows, versions])
}

/** All text a person can find here without the server, including deleted entries. */
export function foundHere(world: LevelWorld): string {
  const { maps } = world.device
  const versions = [...maps.revisions.values()].filter(
    ({ id }) => isLocalId(id) || maps.trash.has(id),
  )
  return whatLivesHere(world) + JSON.stringify([versions, [...maps.trash.values()]])
}

interface Outcome extends Pick<LevelChange, 'to' | 'way'> {
  /** The texts from before it started. */
  readonly before: readonly string[]
  /** The local texts from before it started. */
  readonly upBefore: string
}

/** Checks all invariants after a change. */
export async function judge(world: LevelWorld, outcome: Outcome): Promise<string[]> {
  const { tab, leaks } = world
  const preferences = JSON.parse((await world.ask('GET', '/api/user/preferences')).text)
  const levels: PrivacyLevel[] = [
    tab.levels.level() as never,
    preferences.journalStyle.privacyLevel,
  ]
  return [
    ...(await lostTexts(world)),
    ...leaks,
    ...levels.filter((level) => level !== outcome.to).map((level) => `the level is ${level}`),
    ...(outcome.way === 'bring' ? await notBrought(world, outcome) : []),
    ...(outcome.way === 'upload' ? await notUploaded(world, outcome) : []),
  ]
}

async function notBrought(world: LevelWorld, { before, to }: Outcome): Promise<string[]> {
  const there = await onServer(world)
  const here = foundHere(world)
  const all = to === 'local' ? world.texts : before
  return [
    ...all.filter((text) => there.includes(text)).map((text) => `left behind: ${text}`),
    ...all.filter((text) => !here.includes(text)).map((text) => `not here: ${text}`),
    ...(there.includes('word0x') ? ['left behind: what was made of the entries'] : []),
    ...(to === 'local' ? await rowsLeft(world) : []),
  ]
}

const TABLES = [
  'entries',
  'revisions',
  'summaries',
  'summary_sources',
  'vectors',
  'corrections',
] as const

/** Read from the database itself, whatever the API shows. */
async function rowsLeft({ server, userId }: LevelWorld): Promise<string[]> {
  const { read } = server.files().database
  const counts = TABLES.map(async (table) => {
    const rows = await read.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
    return rows.length > 0 ? [`${rows.length} rows left in ${table}`] : []
  })
  return (await Promise.all(counts)).flat()
}

async function notUploaded(
  world: LevelWorld,
  { before, upBefore, to }: Outcome,
): Promise<string[]> {
  // Text written under `local` before the server agreed stays here, unless everything is uploaded.
  const stays = to === 'cloud' ? '' : whatLivesHere(world)
  const there = (await onServer(world)) + stays
  const meant = before.filter((text) => upBefore.includes(text))
  const list = JSON.parse((await world.ask('GET', '/api/journal')).text) as Entry[]
  const stands = new Map(list.map(({ _id, content }) => [_id, content]))
  const others = world.tab.store.entries().filter((entry) => {
    return !isLocalId(entry._id) && stands.get(entry._id) !== entry.content
  })
  return [
    ...meant.filter((text) => !there.includes(text)).map((text) => `not there: ${text}`),
    ...(stays || whatLivesHere(world) === '[[],[]]' ? [] : [`only here: ${whatLivesHere(world)}`]),
    ...others.map(({ content }) => `the server shows something else than ${content}`),
  ]
}

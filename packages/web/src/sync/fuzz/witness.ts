import { type Entry, isLocalId } from '@daywell/core/journal'
import type { FuzzDevice, Tab } from './fuzz-device.ts'

const SITTING_MS = 5 * 60_000

/** Remembers every text that a person saw saved, and says at the end which of them are missing. */
export function witness(seed: number) {
  const written = new Map<string, { device: string; at: number }>()
  const mayGo = new Set<string>()

  return {
    /** `replaced` is the version on which the person writes. */
    async writes(
      tab: Tab,
      device: FuzzDevice,
      now: number,
      save: (content: string) => Promise<Entry>,
      replaced?: Entry,
    ) {
      const content = `text ${seed}-${written.size} ${'of a day '.repeat(3)}`
      const before = replaced && (tab.store.find(replaced._id)?.content ?? replaced.content)
      written.set(content, { device: device.name, at: now })
      await save(content)
      const old = before === undefined ? undefined : written.get(before)
      // Within one sitting a text gives way to the next one; any other text has to stay.
      if (before && old?.device === device.name && now - old.at < SITTING_MS) mayGo.add(before)
    },

    judge(devices: readonly FuzzDevice[], list: readonly Entry[], everything: string): string[] {
      const tabs = devices.flatMap(({ name, tabs: all }) => all.map((tab) => ({ name, tab })))
      const kept = everything + JSON.stringify(devices.map(onlyHere))
      const lost = [...written.keys()].filter((text) => !mayGo.has(text) && !kept.includes(text))
      return [
        ...tabs.flatMap(({ name, tab }) => disagreement(name, tab, asText(list))),
        ...lost.map((text) => `lost: ${text}${JSON.stringify(written.get(text))}`),
      ]
    },
  }
}

function disagreement(name: string, { store }: Tab, onServer: string): string[] {
  const here = asText(store.entries().filter(({ _id }) => !isLocalId(_id)))
  const waits = store.outbox()
  return [
    ...(here === onServer ? [] : [`${name} has\n${here}\nand the server\n${onServer}`]),
    ...(waits.length === 0 ? [] : [`${name} still waits: ${JSON.stringify(waits)}`]),
  ]
}

/** The words of which no server has ever heard. */
function onlyHere({ maps }: FuzzDevice): unknown[] {
  const rows = [...maps.rows.values()].filter(({ entry }) => isLocalId(entry._id))
  return [...rows, ...maps.revisions.values(), ...maps.trash.values()]
}

function asText(entries: readonly Entry[]): string {
  return entries
    .map(({ _id, content, updatedAt }) => `${_id} ${updatedAt} ${content}`)
    .sort()
    .join('\n')
}

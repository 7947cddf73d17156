import { promptId, writeShown } from '@daywell/core/prompts'
import { draftsOf } from '#services/backup/rest-here.ts'
import type { APerson } from './a-person.ts'

const TEXTS = [
  'Rain.',
  'A long walk\r\nby the sea.',
  '---\nid: x\n---\n',
  '“Quoted” 😀 א',
  '\tTabs  ',
]
const DAY = 86_400_000

/** Some weeks of a simulated life: writing, editing, deleting, leaving drafts. */
export async function live(who: APerson, acts: number): Promise<void> {
  const { entries, store, device, random } = who
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const text = (n: number) => `${pick(TEXTS)} ${n} ${pick(TEXTS)}`
  const write = async (n: number) => {
    await entries.createEntry({
      content: text(n),
      title: pick(['', 'Monday', 'AC/DC: live?']),
      tags: pick([[], ['sea'], ['sea', 'Ünïcode tag']]),
      mood: pick([null, 'calm', 'sad'] as const),
      favorite: random() < 0.3,
      hideFromAssistant: random() < 0.2,
      keepHere: random() < 0.5,
      prompt: pick(['', 'What made you smile?']),
    })
  }
  const change = async (n: number) => {
    const all = store.entries()
    if (all.length > 0) await entries.updateEntry(pick(all)._id, { content: text(n) })
  }
  const remove = async () => {
    const all = store.entries()
    if (all.length > 2) await entries.deleteEntry(pick(all)._id)
  }
  for (let n = 0; n < acts; n += 1) {
    device.clock.now += Math.floor(random() * (DAY / 4))
    const chance = random()
    if (chance < 0.5) await write(n)
    else if (chance < 0.9) await change(n)
    else await remove()
  }
  const [first] = store.entries()
  const lastModified = new Date(device.clock.now).toISOString()
  const about = first && random() < 0.5 ? { entryId: first._id, writtenOn: first.updatedAt } : {}
  const details = { mood: 'sad', tags: ['sea'], localDate: '2026-03-01', keepHere: true }
  const beside = { ...about, details, asideOf: 'another tab' }
  draftsOf(who.person).write({ title: '', content: 'Not yet said', lastModified, ...beside })
  who.storage.setItem('promptsSeen', writeShown(['Rain?', 'Sun?'].map(promptId)))
}

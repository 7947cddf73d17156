import { expect, it } from 'vitest'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import type { PageDraft } from './model/page-draft.ts'
import { aDesk } from './testing/a-page.ts'

type Desk = Awaited<ReturnType<typeof aDesk>>

const draftsOn = ({ storage }: Desk) =>
  drafts({ storage, userId: 'anna', tab: 'nobody' })
    .all()
    .map(({ tab, content }) => `${tab}: ${content}`)
    .sort()
const takeFirst = ({ writing }: Awaited<ReturnType<Desk['openTab']>>) =>
  writing.take(writing.state().waiting[0] as PageDraft)

it('a tab that comes back to its page leaves the draft of one that was opened later alone', async () => {
  const desk = await aDesk()
  const first = await desk.openTab('a')
  first.unmount()
  const later = await desk.openTab('b')
  later.type({ content: 'Being written in b' })
  later.writing.flush()
  const again = await desk.openTab('a')
  expect([again.fields.content, again.writing.state().waiting]).toEqual(['', []])
  expect(draftsOn(desk)).toEqual(['b: Being written in b'])
})

it('what a closed tab left is offered, and not laid over words, as it is by then', async () => {
  const desk = await aDesk()
  const closed = await desk.openTab('b')
  const page = await desk.openTab('a')
  page.type({ content: 'Of a' })
  page.unmount()
  closed.type({ content: 'Of b' })
  closed.writing.flush()
  closed.crash()
  const again = await desk.openTab('a')
  await again.openJournal()
  expect(again.fields.content).toBe('Of a')
  expect(again.writing.state().waiting).toMatchObject([{ content: 'Of b' }])
  // Another window writes on with it and is closed, too.
  const meanwhile = await desk.openTab('b')
  meanwhile.type({ content: 'Of b, and more' })
  meanwhile.writing.flush()
  meanwhile.crash()
  expect(await again.writing.leave()).toBe(true)
  await takeFirst(again)
  expect(again.fields.content).toBe('Of b, and more')
  expect(draftsOn(desk)).toEqual(['a: Of b, and more'])
})

it('what is offered is not taken from a tab that is open again', async () => {
  const desk = await aDesk()
  const closed = await desk.openTab('b')
  closed.type({ content: 'Of b' })
  closed.writing.flush()
  const page = await desk.openTab('a')
  page.type({ content: 'Of a' })
  page.unmount()
  closed.crash()
  const again = await desk.openTab('a')
  await desk.openTab('b')
  await takeFirst(again)
  expect([again.fields.content, again.writing.state().waiting]).toEqual(['Of a', []])
  expect(draftsOn(desk)).toEqual(['a: Of a', 'b: Of b'])
})

it('where nobody can tell which tabs are open, drafts of others are only offered', async () => {
  const desk = await aDesk(mapStorage(), { locks: false })
  const other = await desk.openTab('b')
  other.type({ content: 'Of b' })
  other.writing.flush()
  const page = await desk.openTab('a')
  expect(page.fields.content).toBe('')
  expect(draftsOn(desk)).toEqual(['b: Of b'])
  expect(page.writing.state().waiting).toMatchObject([{ tab: 'b' }])
  await takeFirst(page)
  expect(page.fields.content).toBe('Of b')
})

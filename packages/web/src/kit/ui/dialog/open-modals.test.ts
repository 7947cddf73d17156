import { expect, it } from 'vitest'
import { enterModal, followTopModal } from './open-modals.ts'

const sheet = {} as HTMLDialogElement
const question = {} as HTMLDialogElement

it('knows the topmost dialog, whatever order they close in', () => {
  const seen: unknown[] = []
  const names = new Map<unknown, string>([
    [sheet, 'sheet'],
    [question, 'question'],
  ])
  const leaveSheet = enterModal(sheet)
  const stop = followTopModal((top) => seen.push(top && names.get(top)))
  const leaveQuestion = enterModal(question)
  leaveSheet()
  leaveSheet()
  leaveQuestion()
  stop()
  enterModal(sheet)()
  expect(seen).toEqual(['sheet', 'question', 'question', undefined])
})

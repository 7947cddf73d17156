import { useNavigate } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { offerActions } from '#kit/ui/toasts/offer-actions.tsx'
import type { SaveChatDeps, SaveOutcome } from '#panels/assistant/chat/save-chat.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import { assistantTexts } from '../assistant.texts.ts'
import type { OpenPage } from './open-page.ts'
import type { Assistant } from './use-assistant.ts'

/** Saves the conversation as an entry, and offers to open it or to undo that. */
export function useSaveChat(
  { conversation, saving }: Assistant,
  page: OpenPage,
  makeRoom: () => void,
) {
  const { save: texts } = useTexts(assistantTexts)
  const handle = useJournalHandle()
  const navigate = useNavigate()

  const open = ({ userId }: Journal, entryId: string) => {
    makeRoom()
    // As links do, since another screen may be shown by now.
    const replace = window.location.pathname === '/journal'
    navigate('/journal', { replace, state: { userId, entryId } })
  }
  const undo = async (outcome: SaveOutcome, deps: SaveChatDeps) => {
    try {
      if (!(await saving.undo(outcome, deps))) notify.info(texts.changed)
    } catch {
      notify.error(texts.notUndone)
    }
  }
  const tell = (outcome: SaveOutcome, deps: SaveChatDeps, journal: Journal) => {
    const { kind, saved } = outcome
    if (!saved || kind === 'too-long') return notify.error(texts.tooLong)
    const toOpen = { label: texts.open, act: () => open(journal, saved.entryId) }
    if (kind === 'already') return offerActions(texts.already, [toOpen], 'info')
    const toUndo = { label: texts.undo, act: () => void undo(outcome, deps) }
    offerActions(texts[kind], [toOpen, toUndo])
  }
  const save = async () => {
    const { exchanges } = conversation.state()
    try {
      const journal = await whenOpen(handle)
      const deps = { journal, title: texts.title, page: page.now }
      const outcome = await saving.save(exchanges, deps)
      if (outcome) tell(outcome, deps, journal)
    } catch {
      notify.error(texts.failed)
    }
  }
  return () => void save()
}

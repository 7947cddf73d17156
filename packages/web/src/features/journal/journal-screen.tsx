import type { Entry } from '@daywell/core/journal'
import { Suspense, useState } from 'react'
import { useJournal, useSyncStatus } from '#journal/journal-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { journalTexts } from './journal.texts.ts'
import { Overlays } from './layout/overlays.tsx'
import { PastEntries } from './layout/slots.tsx'
import { usePanels } from './layout/use-panels.ts'
import { PromptCard } from './prompt/prompt-card.tsx'
import { FocusMode } from './shortcuts/focus-mode.tsx'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'

export default function JournalScreen() {
  const texts = useTexts(journalTexts)
  const journal = useJournal()
  const status = useSyncStatus()
  const panels = usePanels()
  const [entry, setEntry] = useState<Entry>()
  const [prompt, setPrompt] = useState<string>()
  useShortcuts({
    save: () => {},
    newEntry: () => setEntry(undefined),
    search: panels.search,
    toggleEntries: () => panels.setEntriesOpen(!panels.entriesOpen),
    toggleAssistant: () => panels.setAssistantOpen(!panels.assistantOpen),
    toggleFocusMode: panels.toggleFocusMode,
    help: () => panels.setOverlay({ kind: 'shortcuts' }),
  })
  return (
    <div data-focus-mode={panels.focusMode} data-open={journal !== undefined && status?.kind}>
      <EmptyState level={1} title={texts.title}>
        {texts.notYet}
      </EmptyState>
      <PromptCard prompt={prompt} onPrompt={setPrompt} folded={false} />
      <Suspense fallback={null}>
        <PastEntries
          open={panels.entriesOpen}
          onEdit={setEntry}
          onClose={() => panels.setEntriesOpen(false)}
          current={entry?._id}
          searchAsked={panels.searchAsked}
          onHistory={({ _id }) => panels.setOverlay({ kind: 'history', entryId: _id })}
          onRecentlyDeleted={() => panels.setOverlay({ kind: 'recently-deleted' })}
        />
      </Suspense>
      <FocusMode on={panels.focusMode} onLeave={panels.toggleFocusMode} />
      <Overlays
        overlay={panels.overlay}
        onClose={() => panels.setOverlay(undefined)}
        onRestored={setEntry}
      />
    </div>
  )
}

import type { Entry } from '@daywell/core/journal'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useReturning } from '#kit/navigation/navigation.tsx'
import type { ThisTab } from '#services/journal/journal-handle.ts'
import { EditorProvider, useEditor, useEditorView } from '../editor/editor-context.ts'
import { Page } from '../editor/page.tsx'
import { type FieldRefs, usePage } from '../editor/use-page.ts'
import { JournalBar } from './journal-bar.tsx'
import styles from './journal-layout.module.css'
import { fetchLaterParts } from './later.tsx'
import {
  AssistantSide,
  EntriesPanel,
  JournalKeys,
  LeaveDialog,
  Overlays,
  ShortcutsButton,
} from './slots.tsx'
import { useLeaving } from './use-leaving.ts'
import { usePanels } from './use-panels.ts'
import { readWidth, useWidth } from './use-width.ts'

/** The list, the page and the assistant, as far as they fit and are wanted. */
export function JournalLayout({ userId, tab }: { userId: string; tab: ThisTab }) {
  const { editor, refs } = usePage(userId, tab)
  return (
    <EditorProvider value={editor}>
      <LaidOut refs={refs} />
    </EditorProvider>
  )
}

function LaidOut({ refs }: { refs: FieldRefs }) {
  const editor = useEditor()
  const width = useWidth()
  const entryId = useEditorView((state) => state.entryId)
  const { open, focusMode, searchAsked, overlay, acts } = usePanels()
  const pages = usePages(refs, acts.makeRoom)
  useEffect(fetchLaterParts, [])
  useCaretInText(refs)
  const showHelp = () => acts.show({ kind: 'shortcuts' })
  const showHabit = () => acts.show({ kind: 'habit' })
  const showHistory = useCallback(
    (id: string) => {
      // The current text is a version too: save it before restoring another.
      void editor.leave()
      acts.show({ kind: 'history', entryId: id })
    },
    [editor, acts],
  )
  const showHistoryOf = useCallback(({ _id }: Entry) => showHistory(_id), [showHistory])
  const showDeleted = useCallback(() => acts.show({ kind: 'recently-deleted' }), [acts])
  const actions = {
    save: pages.save,
    newEntry: pages.startNew,
    search: acts.search,
    toggleEntries: () => acts.toggle('entries'),
    toggleAssistant: () => acts.toggle('assistant'),
    toggleFocusMode: acts.toggleFocusMode,
    addMedia: () => refs.asks.ask('choose'),
    record: () => refs.asks.ask('record'),
    history: entryId === undefined ? undefined : () => showHistory(entryId),
    habit: showHabit,
    help: showHelp,
  }
  return (
    <>
      <div className={styles.journal}>
        <JournalBar
          entriesOpen={open.entries}
          onToggleEntries={() => acts.toggle('entries')}
          onNew={pages.startNew}
        >
          <ShortcutsButton onPress={showHelp} />
        </JournalBar>
        {open.entries && (
          <EntriesPanel
            open
            width={width}
            current={entryId}
            searchAsked={searchAsked}
            onEdit={pages.edit}
            onClose={acts.hideEntries}
            onHistory={showHistoryOf}
            onRecentlyDeleted={showDeleted}
          />
        )}
        <div className={styles.page}>
          <Page
            refs={refs}
            onTakeWaiting={pages.takeWaiting}
            onHistory={showHistory}
            onFocusMode={acts.toggleFocusMode}
            onHabit={showHabit}
          />
        </div>
        <AssistantSide
          isOpen={open.assistant}
          width={width}
          refs={refs}
          onOpen={() => acts.toggle('assistant')}
          onStart={acts.showAssistant}
          onHide={acts.hideAssistant}
          onOpenEntry={pages.edit}
        />
      </div>
      <JournalKeys
        actions={actions}
        onOpen={pages.edit}
        on={focusMode}
        onLeave={acts.leaveFocusMode}
        text={refs.text}
      />
      {pages.question && <LeaveDialog question={pages.question} onAnswer={pages.answer} />}
      {overlay && (
        <Overlays
          overlay={overlay}
          onClose={acts.closeOverlay}
          onRestored={pages.edit}
          onOpen={pages.edit}
          onWrite={() => refs.text.current?.focus()}
          settle={editor.settle}
        />
      )}
    </>
  )
}

/** On arrival the caret is in the text, unless the person is busy elsewhere. */
function useCaretInText({ text }: FieldRefs): void {
  const returning = useReturning()
  const arrive = useEffectEvent(() => {
    if (isFocusFree(returning)) text.current?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [])
}

/** Whether nothing has the focus but the link that led here. */
function isFocusFree(returning: boolean): boolean {
  const { activeElement, body } = document
  if (document.querySelector('dialog[open]')) return false
  // Scrolled: the person came back to read on.
  if (returning) return activeElement === body && window.scrollY === 0
  return activeElement === body || Boolean(activeElement?.closest('a[href="/journal"]'))
}

/** Navigation between pages of the editor. */
function usePages(refs: FieldRefs, makeRoom: () => void) {
  const editor = useEditor()
  const { question, leaveFor, startNew, answer } = useLeaving(editor)
  const edit = useCallback(
    (entry: Entry) =>
      void leaveFor(() => {
        editor.open(entry)
        makeRoom()
        // On a phone the keyboard would cover the entry.
        if (readWidth() !== 'phone') refs.text.current?.focus()
      }),
    [editor, leaveFor, makeRoom, refs],
  )
  return {
    question,
    answer,
    edit,
    save: () => void editor.save(),
    startNew: () =>
      startNew(() => {
        editor.open(undefined)
        refs.text.current?.focus()
      }),
    takeWaiting() {
      const [draft] = editor.state().waiting
      if (draft) void leaveFor(() => editor.take(draft))
    },
  }
}

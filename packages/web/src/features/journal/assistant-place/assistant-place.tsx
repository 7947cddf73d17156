import type { Entry } from '@daywell/core/journal'
import { BookOpen, PanelRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Ribbon } from '#kit/ui/brand/ribbon.tsx'
import { Button } from '#kit/ui/button/button.tsx'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { Sheet } from '#kit/ui/dialog/sheet.tsx'
import { askTexts } from '#panels/ask/ask.texts.ts'
import { AskDialog } from '#panels/ask/ask-dialog.tsx'
import { assistantTexts } from '#panels/assistant/assistant.texts.ts'
import { AssistantBody } from '#panels/assistant/panel/assistant-body.tsx'
import { Composer } from '#panels/assistant/panel/composer.tsx'
import type { OpenPage } from '#panels/assistant/panel/open-page.ts'
import { type Assistant, useAssistant } from '#panels/assistant/panel/use-assistant.ts'
import type { Width } from '../layout/use-width.ts'
import styles from './assistant-place.module.css'

interface AssistantPlaceProps {
  page: OpenPage
  width: Width
  onHide: () => void
  onOpenEntry: (entry: Entry) => void
}

/** The assistant's panel on the right; a sheet on phones. */
export function AssistantPlace({ page, width, onHide, onOpenEntry }: AssistantPlaceProps) {
  const { hide } = useTexts(assistantTexts)
  const assistant = useAssistant(page)
  const isPhone = width === 'phone'
  // The sheet would cover an opened entry.
  const makeRoom = () => isPhone && onHide()
  const open = (entry: Entry) => {
    makeRoom()
    onOpenEntry(entry)
  }
  const parts = {
    title: <Title assistant={assistant} />,
    children: <AssistantBody assistant={assistant} onOpen={open} page={page} makeRoom={makeRoom} />,
    foot: hasComposer(assistant) && (
      <>
        {assistant.access === 'open' && <AskButton onOpen={open} />}
        <Composer assistant={assistant} page={page} />
      </>
    ),
  }
  if (isPhone) return <Sheet open closeLabel={hide} onClose={onHide} {...parts} />
  return <Panel onHide={onHide} {...parts} />
}

/** A free person gets no message box that answers nothing; what was typed is never taken away. */
function hasComposer({ access, state }: Assistant): boolean {
  return access !== 'locked' || state.exchanges.length > 0 || state.typed !== ''
}

/** Button from the chat to searching the journal. */
function AskButton({ onOpen }: { onOpen: (entry: Entry) => void }) {
  const { title } = useTexts(askTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={<BookOpen aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {title}
      </Button>
      {isAsking && <AskDialog onClose={() => setAsking(false)} onOpen={onOpen} />}
    </>
  )
}

function Title({ assistant: { access } }: { assistant: Assistant }) {
  const texts = useTexts(assistantTexts)
  return (
    <span className={styles.title}>
      {texts.title} {access === 'open' && <Ribbon>{texts.premium}</Ribbon>}
    </span>
  )
}

type PlaceProps = Record<'title' | 'children' | 'foot', React.ReactNode>

function Panel({ onHide, title, children, foot }: PlaceProps & { onHide: () => void }) {
  const { hide } = useTexts(assistantTexts)
  const titleId = useId()
  return (
    <aside className={styles.panel} data-chrome="" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton aria-label={hide} onClick={onHide}>
          <PanelRight aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.inside}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </aside>
  )
}

import { PanelRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Sheet } from '#ui/dialog/sheet.tsx'
import type { Width } from '../layout/use-width.ts'
import { assistantTexts } from './assistant.texts.ts'
import { AssistantInside } from './assistant-inside.tsx'
import styles from './assistant-place.module.css'

interface AssistantPlaceProps {
  onHide: () => void
  width: Width
}

/** The right side of the desk; on phones it is a sheet. */
export function AssistantPlace({ onHide, width }: AssistantPlaceProps) {
  const assistant = useTexts(assistantTexts)
  const inside = <AssistantInside />
  if (width !== 'phone') return <Panel onHide={onHide}>{inside}</Panel>
  return (
    <Sheet open title={assistant.title} closeLabel={assistant.hide} onClose={onHide}>
      {inside}
    </Sheet>
  )
}

function Panel({ onHide, children }: { onHide: () => void; children: ReactNode }) {
  const assistant = useTexts(assistantTexts)
  const titleId = useId()
  return (
    <aside className={styles.panel} data-chrome="" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{assistant.title}</h2>
        <IconButton aria-label={assistant.hide} onClick={onHide}>
          <PanelRight aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.inside}>{children}</div>
    </aside>
  )
}

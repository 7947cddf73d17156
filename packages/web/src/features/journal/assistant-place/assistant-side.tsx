import type { Entry } from '@daywell/core/journal'
import { MessageSquare } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { assistantTexts } from '#panels/assistant/assistant.texts.ts'
import { useAssistantIsOn } from '#panels/assistant/setting/assistant-setting.ts'
import type { FieldRefs } from '../editor/use-page.ts'
import layout from '../layout/journal-layout.module.css'
import type { Width } from '../layout/use-width.ts'
import { AssistantPlace } from './assistant-place.tsx'
import { useOpenPage } from './use-open-page.ts'

interface AssistantSideProps {
  isOpen: boolean
  width: Width
  refs: FieldRefs
  onOpen: () => void
  onHide: () => void
  onOpenEntry: (entry: Entry) => void
}

/** The assistant, or the button that opens it; neither if the assistant is off. */
export function AssistantSide(props: AssistantSideProps) {
  return useAssistantIsOn() ? <Side {...props} /> : null
}

function Side({ isOpen, refs, onOpen, ...place }: AssistantSideProps) {
  const { show } = useTexts(assistantTexts)
  const page = useOpenPage(refs)
  if (isOpen) return <AssistantPlace page={page} {...place} />
  return (
    <div className={layout.end} data-chrome="">
      <Button kind="quiet" icon={<MessageSquare aria-hidden="true" />} onClick={onOpen}>
        {show}
      </Button>
    </div>
  )
}

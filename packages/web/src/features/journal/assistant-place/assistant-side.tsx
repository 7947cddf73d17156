import type { Entry } from '@daywell/core/journal'
import { MessageSquare } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { assistantTexts } from '#panels/assistant/assistant.texts.ts'
import { useAccess } from '#panels/assistant/panel/use-assistant.ts'
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
  /** Opens the panel without being asked. */
  onStart: () => void
  onHide: () => void
  onOpenEntry: (entry: Entry) => void
}

/** The assistant, or the button that opens it; neither if the assistant is off. */
export function AssistantSide(props: AssistantSideProps) {
  return useAssistantIsOn() ? <Side {...props} /> : null
}

function Side({ isOpen, refs, onOpen, onStart, ...place }: AssistantSideProps) {
  const { show } = useTexts(assistantTexts)
  const page = useOpenPage(refs)
  const [startsWide] = useState(place.width === 'wide')
  return (
    <>
      {startsWide && <StartOpen isOpen={isOpen} onStart={onStart} onHide={place.onHide} />}
      {isOpen ? (
        <AssistantPlace page={page} {...place} />
      ) : (
        <div className={layout.end} data-chrome="">
          <Button kind="quiet" icon={<MessageSquare aria-hidden="true" />} onClick={onOpen}>
            {show}
          </Button>
        </div>
      )}
    </>
  )
}

const KEY = 'assistantStartsOpen'

/**
 * Opens the panel on arrival for a person who has the assistant; a free person opens it. The last
 * known answer is remembered, so that the page doesn't shift on every visit.
 */
function StartOpen({
  isOpen,
  onStart,
  onHide,
}: Pick<AssistantSideProps, 'isOpen' | 'onStart' | 'onHide'>) {
  const access = useAccess()
  const [remembered] = useState(startsOpen)
  const wasOpen = useRef(false)
  const isSettled = useRef(false)
  // The callbacks change with the layout, which must not open the panel again.
  const start = useEffectEvent(onStart)
  const hide = useEffectEvent(onHide)
  useEffect(() => {
    if (remembered) start()
  }, [remembered])
  useEffect(() => {
    if (isOpen) wasOpen.current = true
  }, [isOpen])
  useEffect(() => {
    if (isSettled.current || access === 'unknown' || access === 'unreachable') return
    isSettled.current = true
    rememberStart(access === 'open')
    if (access === 'locked' && remembered) hide()
    if (access === 'open' && !wasOpen.current) start()
  }, [access, remembered])
  return null
}

function startsOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

function rememberStart(open: boolean): void {
  try {
    if (open) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the panel opens once the status is known.
  }
}

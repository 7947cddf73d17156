import type { Entry } from '@daywell/core/journal'
import { useRef } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { UpgradeTeaser } from '#panels/paywall/upgrade-teaser.tsx'
import { assistantTexts } from '../assistant.texts.ts'
import { Announcement } from './announcement.tsx'
import styles from './assistant-body.module.css'
import { ExchangeView } from './exchange-view.tsx'
import type { OpenPage } from './open-page.ts'
import type { Assistant } from './use-assistant.ts'
import { useFollow } from './use-follow.ts'
import { useSaveChat } from './use-save-chat.ts'
import { WhereLine } from './where-line.tsx'

interface AssistantBodyProps {
  assistant: Assistant
  /** Opens an entry that an answer is based on. */
  onOpen: (entry: Entry) => void
  page: OpenPage
  /** Leaves the page to itself, where the panel covers it. */
  makeRoom: () => void
}

/** The conversation, or what replaces it. */
export function AssistantBody({ assistant, onOpen, page, makeRoom }: AssistantBodyProps) {
  const { state, isComing } = assistant
  const { exchanges } = state
  const list = useRef<HTMLDivElement>(null)
  const last = exchanges.at(-1)
  const isHelp = last?.answer.state === 'help'
  const words = last && last.answer.state !== 'help' ? last.answer.message.content.length : 0
  // What's below an answer appears with its end.
  const length = last ? words + (isComing ? 0 : 1) : 0
  useFollow(list, { exchangeId: last?.id ?? 0, length, isHelp })
  return (
    <div className={styles.body} ref={list}>
      <Beginning assistant={assistant} />
      {exchanges.length > 0 && (
        <ol className={styles.list}>
          {exchanges.map((exchange) => (
            <ExchangeView
              key={exchange.id}
              assistant={assistant}
              exchange={exchange}
              onOpen={onOpen}
            />
          ))}
        </ol>
      )}
      {exchanges.length > 0 && !isComing && (
        <Ending assistant={assistant} page={page} makeRoom={makeRoom} />
      )}
      <Locked assistant={assistant} />
      <Announcement last={last} />
    </div>
  )
}

/** What can be done with the whole conversation. */
function Ending({ assistant, page, makeRoom }: Omit<AssistantBodyProps, 'onOpen'>) {
  const texts = useTexts(assistantTexts)
  const save = useSaveChat(assistant, page, makeRoom)
  return (
    <div className={styles.ending}>
      <Button kind="quiet" size="small" onClick={assistant.conversation.startNew}>
        {texts.startNew}
      </Button>
      <Button kind="quiet" size="small" onClick={save}>
        {texts.save.button}
      </Button>
    </div>
  )
}

function Beginning({ assistant }: { assistant: Assistant }) {
  const texts = useTexts(assistantTexts)
  const { access, state, retryAccess } = assistant
  const isEmpty = state.exchanges.length === 0
  if (access === 'locked') return null
  if (access === 'unknown') return isEmpty && <Skeleton label={texts.loading} lines={4} title />
  if (access === 'unreachable')
    return (
      <div className={styles.part}>
        <p className="text-quiet" role="status">
          {texts.unreachable}
        </p>
        <Button size="small" onClick={retryAccess}>
          {texts.retry}
        </Button>
      </div>
    )
  return (
    <div className={styles.part}>
      <p className={styles.greeting}>{texts.greeting}</p>
      {isEmpty && <p className="text-quiet">{texts.empty}</p>}
      <WhereLine assistant={assistant} />
      {isEmpty && <p className="text-small text-quiet">{texts.lasts}</p>}
    </div>
  )
}

function Locked({ assistant: { access, needsHelp } }: { assistant: Assistant }) {
  const { title, bought } = useTexts(assistantTexts)
  if (access !== 'locked' || needsHelp) return null
  return (
    <>
      <p className="text-soft">{bought}</p>
      <UpgradeTeaser feature={title} size="compact" />
    </>
  )
}

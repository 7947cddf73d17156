import type { Entry } from '@daywell/core/journal'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import type { Answer, Exchange } from '#panels/assistant/chat/message.ts'
import { SafetyCard } from '#panels/safety/safety-card.tsx'
import { assistantTexts } from '../assistant.texts.ts'
import styles from './exchange.module.css'
import { ReadLine } from './read-line.tsx'
import type { Assistant } from './use-assistant.ts'

interface ExchangeViewProps {
  assistant: Assistant
  exchange: Exchange
  onOpen: (entry: Entry) => void
}

/** A message and its outcome. */
export function ExchangeView({ assistant, exchange, onOpen }: ExchangeViewProps) {
  const { you } = useTexts(assistantTexts)
  const { id, asked, answer, withDraft } = exchange
  return (
    <li className={styles.exchange}>
      <Paper padding="small" className={styles.asked}>
        <VisuallyHidden>{you} </VisuallyHidden>
        <span dir="auto">{asked.content}</span>
      </Paper>
      {answer.state === 'help' ? (
        <SafetyCard verdict={answer.verdict} onDismiss={() => assistant.conversation.remove(id)} />
      ) : (
        <>
          <Words answer={answer} />
          {(!assistant.needsHelp || !isForPlans(answer)) && (
            <End answer={answer} onAgain={() => assistant.sendAgain(id)} />
          )}
          {answer.message.content !== '' && answer.state !== 'coming' && (
            <ReadLine
              entries={answer.read}
              assistant={assistant}
              withDraft={withDraft}
              onOpen={onOpen}
            />
          )}
        </>
      )}
    </li>
  )
}

/** A plan is required; not shown next to a support card. */
const isForPlans = ({ status }: Answer) => status === 403

function Words({ answer: { state, message } }: { answer: Answer }) {
  const texts = useTexts(assistantTexts)
  if (message.content === '')
    return state === 'coming' ? <p className={styles.wait}>{texts.coming}</p> : null
  return (
    <p className={styles.words} dir="auto" aria-busy={state === 'coming'}>
      <VisuallyHidden>{texts.assistant} </VisuallyHidden>
      {message.content.trim()}
    </p>
  )
}

/** How an answer ended, if not normally. */
function End({ answer, onAgain }: { answer: Answer; onAgain: () => void }) {
  const texts = useTexts(assistantTexts)
  const { state, message, problem } = answer
  if (state === 'coming' || state === 'whole') return null
  const isEmpty = message.content === ''
  const stopped = isEmpty ? texts.stoppedEarly : texts.stopped
  return (
    <div className={styles.end}>
      <p className={state === 'failed' ? styles.problem : styles.stopped}>
        {state === 'failed' ? problem : stopped}
      </p>
      {(state === 'failed' || isEmpty) && (
        <Button size="small" onClick={onAgain}>
          {texts.sendAgain}
        </Button>
      )}
    </div>
  )
}

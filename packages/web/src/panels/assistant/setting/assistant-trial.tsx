import { useEffect, useRef, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { askWith } from '#panels/assistant/chat/ask.ts'
import { assistantOf } from '#panels/assistant/chat/chat-store.ts'
import { useAccess } from '#panels/assistant/panel/use-assistant.ts'
import { useSession } from '#services/session/session-context.ts'
import { assistantTexts } from '../assistant.texts.ts'
import styles from './assistant-trial.module.css'
import { runTrial, type Trial } from './trial.ts'

/** Tests the connection to the configured model; nothing where there is none. */
export function AssistantTrial() {
  const { premium } = useClients()
  const { where } = assistantOf(useSession(), premium)
  const known = useObservable(where, where.known)
  const isOpen = useAccess() === 'open'
  useEffect(() => {
    if (isOpen) void where.load()
  }, [isOpen, where])
  if (!isOpen || typeof known === 'string' || known.model === null) return null
  return <TrialOf model={known.model} />
}

function TrialOf({ model }: { model: string }) {
  const { trial: texts } = useTexts(assistantTexts)
  const { premium } = useClients()
  const [trial, setTrial] = useState<Trial>()
  const [isWaiting, setWaiting] = useState(false)
  const own = useRef<AbortController>(undefined)
  useEffect(() => () => own.current?.abort(), [])
  const run = async () => {
    const controller = new AbortController()
    own.current = controller
    setWaiting(true)
    setTrial(undefined)
    const deps = { ask: askWith(premium), now: () => performance.now() }
    const done = await runTrial(deps, controller.signal)
    setTrial(done)
    setWaiting(false)
  }
  return (
    <div className={styles.trial}>
      <p className={styles.buttons}>
        <Button size="small" busy={isWaiting} busyLabel={texts.waiting} onClick={() => void run()}>
          {texts.test}
        </Button>
        {isWaiting && (
          <Button size="small" kind="quiet" onClick={() => own.current?.abort()}>
            {texts.stop}
          </Button>
        )}
      </p>
      <div role="status">{trial && <Outcome trial={trial} model={model} />}</div>
      <p className="text-small text-quiet">{texts.hint(model)}</p>
    </div>
  )
}

function Outcome({ trial, model }: { trial: Trial; model: string }) {
  const { trial: texts } = useTexts(assistantTexts)
  if (trial.outcome === 'stopped') return <p>{texts.stopped}</p>
  if (trial.outcome === 'failed') {
    return (
      <>
        <p>{trial.problem}</p>
        {trial.isModel && <p className="text-small text-quiet">{texts.log}</p>}
      </>
    )
  }
  return (
    <>
      <p>{texts.replied(inSeconds(trial.firstMs), inSeconds(trial.wholeMs))}</p>
      <p className={styles.reply}>{texts.says(model, trial.reply)}</p>
    </>
  )
}

const inSeconds = (ms: number) => (ms / 1000).toFixed(1)

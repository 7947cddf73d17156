import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useSyncExternalStore } from 'react'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { isComposing } from '#kit/ui/field/is-composing.ts'
import type { Refusal } from '#panels/assistant/chat/conversation.ts'
import { checkHere } from '#panels/safety/check-here.ts'
import { assistantTexts } from '../assistant.texts.ts'
import styles from './composer.module.css'
import type { OpenPage } from './open-page.ts'
import { ShareDraft } from './share-draft.tsx'
import type { Assistant } from './use-assistant.ts'

// On-screen keyboards have no Shift+Enter.
const QUERY = '(pointer: coarse)'

/** Whether a hardware keyboard is likely. */
function useKeyboard(): boolean {
  return !useSyncExternalStore(onChange, () => window.matchMedia(QUERY).matches)
}

function onChange(changed: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

interface ComposerProps {
  assistant: Assistant
  page: OpenPage
}

/** The message field. It checks for danger first, with or without a subscription. */
export function Composer({ assistant, page }: ComposerProps) {
  const texts = useTexts(assistantTexts)
  const { state, conversation, access, isComing, isOnline, send } = assistant
  const hintId = useId()
  const hasKeys = useKeyboard()
  const hint = isOnline ? hasKeys && texts.keys : texts.offline
  useCheckAtHand()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    if (!isComing || state.typed.trim() !== '') send()
  }
  return (
    <div className={styles.composer}>
      {state.refusal && <Refused refusal={state.refusal} />}
      <div className={styles.line}>
        <textarea
          rows={1}
          dir="auto"
          aria-label={texts.message}
          aria-describedby={hint ? hintId : undefined}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          value={state.typed}
          onFocus={makeCheckReady}
          onChange={({ target }) => conversation.type(target.value)}
          onKeyDown={press}
        />
        <IconButton
          aria-label={isComing ? texts.stop : texts.send}
          onClick={isComing ? conversation.stop : send}
        >
          {isComing ? (
            <Square className={styles.stop} aria-hidden="true" />
          ) : (
            <ArrowUp aria-hidden="true" />
          )}
        </IconButton>
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {access === 'locked' && (
        <p className="text-small text-quiet">
          <span className={styles.sells}>{texts.locked} </span>
          {texts.staysHere}
        </p>
      )}
      {access === 'open' && <ShareDraft page={page} />}
    </div>
  )
}

function Refused({ refusal: { why, words } }: { refusal: Refusal }) {
  const texts = useTexts(assistantTexts)
  const said = why === 'too-long' ? texts.tooLong : words
  if (said === undefined) return null
  return (
    <p className={`${styles.refusal} ${why === 'upgrade' ? styles.sells : ''}`} role="alert">
      {said}{' '}
      {why === 'minimal' && (
        <Link to="/preferences" className="text-link">
          {texts.preferences}
        </Link>
      )}
    </p>
  )
}

/** Prefetches the safety check, since it has to work offline. */
function useCheckAtHand(): void {
  useEffect(() => void import('#panels/safety/hearing.ts').catch(() => {}), [])
}

/** Compiles its phrases on first use, not on page load. */
const makeCheckReady = () => void checkHere('')

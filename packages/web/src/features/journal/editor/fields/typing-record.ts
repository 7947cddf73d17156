/** What the editor has to know of the text area whose place it takes once it's loaded. */
export interface TypingRecord {
  /** In the middle of a composition or a dead key, which only this element can finish. */
  isComposing: boolean
  /** Earlier texts of this page, oldest first, so that typing before the takeover can be undone. */
  steps: string[]
}

const MAX_STEPS = 50
/** Reading a long text takes as long as a key press, so not each key is a step. */
const STEP_MS = 500
const MODIFIERS = new Set(['Shift', 'Alt', 'AltGraph', 'Control', 'Meta', 'CapsLock'])

/** Keeps the record of a text area; returns an unsubscribe function. */
export function recordTyping(area: HTMLTextAreaElement, record: TypingRecord): () => void {
  // What was typed before this was loaded may be the beginning of a composition.
  record.isComposing = document.activeElement === area && area.value !== (record.steps[0] ?? '')
  const listening = new AbortController()
  const noteComposition = (event: Event) => {
    const { type, key = '', isComposing } = event as Partial<KeyboardEvent> & Event
    if (MODIFIERS.has(key)) return
    record.isComposing = type === 'compositionstart' || key === 'Dead' || isComposing === true
  }
  for (const type of ['keydown', 'compositionstart', 'compositionend', 'focusout'])
    area.addEventListener(type, noteComposition, { signal: listening.signal })
  area.addEventListener('beforeinput', stepRecorder(area, record), { signal: listening.signal })
  return () => listening.abort()
}

function stepRecorder(area: HTMLTextAreaElement, record: TypingRecord) {
  let last: Pick<InputEvent, 'timeStamp' | 'inputType'> | undefined
  return ({ timeStamp, inputType }: InputEvent) => {
    const isSameStep = inputType === last?.inputType && timeStamp - last.timeStamp < STEP_MS
    if (isSameStep || record.steps.length === MAX_STEPS) return
    last = { timeStamp, inputType }
    record.steps.push(area.value)
  }
}

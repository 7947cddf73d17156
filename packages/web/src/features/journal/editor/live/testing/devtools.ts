import { cdp } from 'vitest/browser'

/** What only the browser itself can do: input methods, dead keys, a held mouse button. */
const send = (method: string, params: object) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(
    method,
    params,
  )

/** What an input method shows before the person confirms it. */
export const compose = (text: string) =>
  send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })

/** Confirms a composition, or types a text as Android does. */
export const commit = (text: string) => send('Input.insertText', { text })

export const keyDown = (key: string, text?: string) =>
  send('Input.dispatchKeyEvent', { type: text === undefined ? 'rawKeyDown' : 'keyDown', key, text })
export const keyUp = (key: string) => send('Input.dispatchKeyEvent', { type: 'keyUp', key })

/** Presses or releases the mouse, or moves it, at a point of the tested page. */
export function mouse(type: 'Pressed' | 'Released' | 'Moved', x: number, y: number) {
  const frame = window.frameElement?.getBoundingClientRect()
  const at = { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) }
  return send('Input.dispatchMouseEvent', {
    type: `mouse${type}`,
    ...at,
    button: 'left',
    buttons: type === 'Released' ? 0 : 1,
    clickCount: 1,
  })
}

import { type ToastItem, toast } from 'react-toastify/unstyled'
import { notify } from './notify.ts'

const KEY = 'toasts'
const shown = new Map<ToastItem['id'], CarriedToast>()

interface CarriedToast {
  readonly kind: 'success' | 'error' | 'info'
  readonly words: string
}

toast.onChange(({ id, status, type, content }) => {
  if (status === 'removed') shown.delete(id)
  else if (typeof content === 'string' && isKind(type))
    shown.set(id, { kind: type, words: content })
})

function isKind(type: string | undefined): type is CarriedToast['kind'] {
  return type === 'success' || type === 'error' || type === 'info'
}

/** Saves the main area's visible toasts, so that the next document shows them. */
export function carryToasts(): void {
  const serialize = () => JSON.stringify([...shown.values()])
  const keep = () => withTab((tab) => tab.setItem(KEY, serialize()))
  window.addEventListener('pagehide', keep, { once: true })
}

/** Shows the toasts that the tab's last document had no time for. */
export function showCarriedToasts(): void {
  withTab((tab) => {
    const kept = JSON.parse(tab.getItem(KEY) ?? '[]') as CarriedToast[]
    tab.removeItem(KEY)
    for (const { kind, words } of kept) notify[kind](words)
  })
}

/** Blocked storage throws on mere access; then nothing is carried over. */
function withTab(act: (tab: Storage) => void): void {
  try {
    act(sessionStorage)
  } catch {}
}

import { type ToastItem, toast } from 'react-toastify/unstyled'
import { notify } from './notify.ts'

const KEY = 'toasts'
const shown = new Map<ToastItem['id'], Said>()

interface Said {
  readonly kind: 'success' | 'error' | 'info'
  readonly words: string
}

toast.onChange(({ id, status, type, content }) => {
  if (status === 'removed') shown.delete(id)
  else if (typeof content === 'string' && isKind(type))
    shown.set(id, { kind: type, words: content })
})

function isKind(type: string | undefined): type is Said['kind'] {
  return type === 'success' || type === 'error' || type === 'info'
}

/** What still stands in the main toast area when this document goes is said in the next one. */
export function carryToasts(): void {
  const said = () => JSON.stringify([...shown.values()])
  const keep = () => withTab((tab) => tab.setItem(KEY, said()))
  window.addEventListener('pagehide', keep, { once: true })
}

/** Says what the last document of this tab could not say to its end. */
export function sayCarriedToasts(): void {
  withTab((tab) => {
    const kept = JSON.parse(tab.getItem(KEY) ?? '[]') as Said[]
    tab.removeItem(KEY)
    for (const { kind, words } of kept) notify[kind](words)
  })
}

/** A browser that blocks storage throws on the mere access; then nothing is carried. */
function withTab(act: (tab: Storage) => void): void {
  try {
    act(sessionStorage)
  } catch {}
}

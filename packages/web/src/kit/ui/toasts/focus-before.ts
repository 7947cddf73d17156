let before: HTMLElement | undefined

/** Remembers, as a ref of the toasts, where the focus was when it came to them: they do not stay. */
export function watchFocus(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined
  const note = ({ relatedTarget: from }: FocusEvent) => {
    if (from instanceof HTMLElement && !area.contains(from)) before = from
  }
  area.addEventListener('focusin', note)
  return () => area.removeEventListener('focusin', note)
}

/** This button goes with its toast: the focus that is on it goes back to where it was. */
export function giveFocusBack(button: HTMLElement): void {
  if (document.activeElement === button && before?.isConnected) before.focus()
  before = undefined
}

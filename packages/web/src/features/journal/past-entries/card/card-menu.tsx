import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './entry-card.module.css'

interface CardMenuProps {
  label: string
  /** The element that names the card. */
  titleId: string
  icon: ReactNode
  items: readonly { readonly name: string; readonly act: () => void }[]
}

/** A menu button. The menu lies over the foot of its card, so no scroll container clips it. */
export function CardMenu({ label, titleId, icon, items }: CardMenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const close = () => {
    // Before an action: a dialog gives focus back to the button.
    button.current?.focus()
    setOpen(false)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.more}
        aria-label={label}
        title={label}
        aria-describedby={titleId}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        // Moving focus, a press would close the menu that its click then opens again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {icon}
      </button>
      {open && (
        <Menu id={menuId} titleId={titleId} onClose={close} onLeave={() => setOpen(false)}>
          {items.map(({ name, act }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.action}
              onClick={() => {
                close()
                act()
              }}
            >
              {name}
            </button>
          ))}
        </Menu>
      )}
    </>
  )
}

interface MenuProps {
  id: string
  titleId: string
  onClose: () => void
  /** Focus has moved elsewhere. */
  onLeave: () => void
  children: ReactNode
}

function Menu({ id, titleId, onClose, onLeave, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => itemsIn(menu.current)[0]?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsIn(menu.current)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const places: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    }
    const next = places[event.key]
    if (next === undefined && event.key !== 'Escape' && event.key !== 'Tab') return
    // The list and its sheet have the same keys.
    event.stopPropagation()
    // Tab continues from the button.
    if (event.key !== 'Tab') event.preventDefault()
    if (next === undefined) onClose()
    else items.at(next % items.length)?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-orientation="horizontal"
      className={styles.menu}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children}
    </div>
  )
}

const itemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

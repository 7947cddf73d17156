import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from './navigation.tsx'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
  readonly state?: unknown
}

/** A link within the app. The browser handles clicks that ask for a new tab or window. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(to, { replace: event.currentTarget.href === window.location.href, state })
  }
  return <a {...rest} href={to} onClick={go} />
}

/** A link marked as current on its own page and on pages below it. */
export function PlaceLink(props: LinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

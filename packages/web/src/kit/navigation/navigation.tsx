import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { isSamePlace, type Location, type Move, move, readLocation } from './location.ts'
import { ownDocument } from './own-document.ts'

export type Navigate = (to: string, how?: Move) => void

interface Place {
  readonly location: Location
  /** True after Back, Forward or arriving from outside: the page should be as it was left. */
  readonly returning: boolean
}

const PlaceContext = createContext<(Place & { readonly navigate: Navigate }) | null>(null)

/**
 * Keeps the address and the screen in sync. A dozen fixed paths don't need a router. Each change is
 * a transition: the last screen stays while the next one loads.
 */
export function Navigation({ children, at }: { children: ReactNode; at?: Location }) {
  const [place, setPlace] = useState<Place>(() => ({
    location: at ?? readLocation(window),
    returning: true,
  }))
  const arrive = useCallback(
    (returning: boolean) =>
      ownDocument.isLeft() ||
      startTransition(() => {
        const location = readLocation(window)
        setPlace((before) =>
          returning && isSamePlace(before.location, location) ? before : { location, returning },
        )
      }),
    [],
  )
  const navigate = useCallback<Navigate>(
    (to, how = {}) => {
      move(window, to, how)
      arrive(false)
    },
    [arrive],
  )
  useLayoutEffect(() => {
    const onPop = () => arrive(true)
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [arrive])
  const value = useMemo(() => ({ ...place, navigate }), [place, navigate])
  return <PlaceContext value={value}>{children}</PlaceContext>
}

function usePlace() {
  const place = use(PlaceContext)
  if (!place) throw new Error('No Navigation provider found')
  return place
}

export function useLocation(): Location {
  return usePlace().location
}

export function useNavigate(): Navigate {
  return usePlace().navigate
}

export function useReturning(): boolean {
  return usePlace().returning
}

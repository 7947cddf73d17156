import {
  Bookmark,
  BookOpen,
  ChartColumn,
  type LucideIcon,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react'

interface Place {
  readonly to: string
  readonly name: 'journal' | 'insights' | 'preferences' | 'profile' | 'upgrade'
  readonly Icon: LucideIcon
  readonly premium?: true
}

/** Navigation links for a signed-in person, in display order. */
export const places: readonly Place[] = [
  { to: '/journal', name: 'journal', Icon: BookOpen },
  { to: '/summary', name: 'insights', Icon: ChartColumn },
  { to: '/preferences', name: 'preferences', Icon: SlidersHorizontal },
  { to: '/profile', name: 'profile', Icon: UserRound },
  { to: '/subscription', name: 'upgrade', Icon: Bookmark, premium: true },
]

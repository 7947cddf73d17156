import {
  BookOpen,
  ChartColumn,
  Contrast,
  Download,
  ImagePlus,
  Keyboard,
  LayoutTemplate,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  MessageCircleQuestionMark,
  Mic,
  Moon,
  Plus,
  Search,
  Shield,
  SlidersHorizontal,
  Sun,
  UserRound,
} from 'lucide-react'
import type { Theme } from '#kit/ui/theme/theme.ts'

/** What a command does. Places and journal actions go through the navigation, as links do. */
export type Effect =
  | { readonly kind: 'go'; readonly to: string }
  /** A shortcut's action on the journal screen, which saves or asks before it leaves a page. */
  | { readonly kind: 'journal'; readonly action: 'newEntry' | 'search' | 'addMedia' | 'record' }
  /** Inserts a template; without an id, lists them. */
  | { readonly kind: 'template'; readonly id?: string }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'ask' | 'shortcuts' | 'log-out' }

interface Command<Id extends string> {
  readonly id: Id
  readonly Icon: LucideIcon
  readonly effect: Effect
}

/** In display order. */
export const actions = [
  { id: 'newEntry', Icon: Plus, effect: { kind: 'journal', action: 'newEntry' } },
  { id: 'search', Icon: Search, effect: { kind: 'journal', action: 'search' } },
  { id: 'addMedia', Icon: ImagePlus, effect: { kind: 'journal', action: 'addMedia' } },
  { id: 'record', Icon: Mic, effect: { kind: 'journal', action: 'record' } },
  { id: 'template', Icon: LayoutTemplate, effect: { kind: 'template' } },
  { id: 'ask', Icon: MessageCircleQuestionMark, effect: { kind: 'ask' } },
  { id: 'export', Icon: Download, effect: { kind: 'go', to: '/privacy#backup' } },
  { id: 'light', Icon: Sun, effect: { kind: 'theme', theme: 'light' } },
  { id: 'dark', Icon: Moon, effect: { kind: 'theme', theme: 'dark' } },
  { id: 'system', Icon: Contrast, effect: { kind: 'theme', theme: 'system' } },
  { id: 'shortcuts', Icon: Keyboard, effect: { kind: 'shortcuts' } },
  { id: 'logOut', Icon: LogOut, effect: { kind: 'log-out' } },
] as const satisfies readonly Command<string>[]

export const places = [
  { id: 'journal', Icon: BookOpen, effect: { kind: 'go', to: '/journal' } },
  { id: 'insights', Icon: ChartColumn, effect: { kind: 'go', to: '/summary' } },
  { id: 'preferences', Icon: SlidersHorizontal, effect: { kind: 'go', to: '/preferences' } },
  { id: 'profile', Icon: UserRound, effect: { kind: 'go', to: '/profile' } },
  { id: 'privacy', Icon: Shield, effect: { kind: 'go', to: '/privacy' } },
  { id: 'help', Icon: LifeBuoy, effect: { kind: 'go', to: '/help' } },
] as const satisfies readonly Command<string>[]

import { dateTitle, type Entry, isLocalId } from '@daywell/core/journal'
import { plainBeginning } from '@daywell/core/markdown'
import { titleOfPhotos } from '@daywell/core/media'
import { fold, holdsAll } from '@daywell/core/search'
import { builtInTemplates, type Template } from '@daywell/core/templates'
import { LayoutTemplate, type LucideIcon } from 'lucide-react'
import { actions, type Effect, places } from './commands.ts'
import { looseTermsOf, scoreMatch } from './match-words.ts'
import type { paletteTexts } from './palette.texts.ts'

type PaletteTexts = (typeof paletteTexts)['en']

export type Option =
  | {
      readonly id: string
      readonly name: string
      readonly Icon: LucideIcon
      readonly effect: Effect
      /** Shown behind the name. */
      readonly mark?: string
    }
  | { readonly id: string; readonly name: string; readonly entry: Entry }

export interface OptionGroup {
  readonly title: string
  readonly options: readonly Option[]
}

interface Given {
  readonly query: string
  /** Newest first. */
  readonly entries: readonly Entry[]
  /** The person's own, by name. */
  readonly templates: readonly Template[]
  readonly texts: PaletteTexts
  /** Whether the person uses the assistant, which answers questions. */
  readonly mayAsk: boolean
}

const MAX_FOUND_ENTRIES = 8
const MAX_RECENT_ENTRIES = 5
const MAX_FOUND_TEMPLATES = 5
/** From so many letters on, the word “template” finds all of them. */
const MIN_TEMPLATE_CHARS = 3
/** An entry is found by its title and its first words; the full search is a command. */
const FIRST_CHARS = 200
const NAME_CHARS = 80

/** The matching commands, entries and templates, in this order; groups without options are left out. */
export function findOptions({ query, entries, templates, texts, mayAsk }: Given): OptionGroup[] {
  const sought = query.trim()
  const offered = actions.filter(({ id }) => mayAsk || id !== 'ask')
  const found: OptionGroup[] = [
    { title: texts.groups.actions, options: findCommands(offered, texts.actions, sought, texts) },
    { title: texts.groups.places, options: findCommands(places, texts.places, sought, texts) },
    {
      title: sought === '' ? texts.groups.recent : texts.groups.entries,
      options: findEntries(entries, sought),
    },
    {
      title: texts.groups.templates,
      options: [builtInTemplates, templates].flatMap((some) => findTemplates(some, sought, texts)),
    },
  ]
  if (sought !== '' && mayAsk) {
    const [ask] = actions.filter(({ id }) => id === 'ask')
    // Last: a question is what's left when no name fits.
    if (ask)
      found.push({
        title: texts.actions.ask,
        options: [{ ...ask, id: 'ask-about', name: texts.askAbout(sought) }],
      })
  }
  return found.filter(({ options }) => options.length > 0)
}

function findCommands<Id extends keyof PaletteTexts['alsoCalled']>(
  commands: readonly { readonly id: Id; readonly Icon: LucideIcon; readonly effect: Effect }[],
  names: Readonly<Record<Id, string>>,
  query: string,
  { alsoCalled }: PaletteTexts,
): Option[] {
  const named = commands.map((command) => ({ ...command, name: names[command.id] }))
  if (query === '') return named
  return named
    .map((option) => ({ option, score: scoreMatch(query, option.name, alsoCalled[option.id]) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ option }) => option)
}

function findEntries(entries: readonly Entry[], query: string): Option[] {
  const terms = looseTermsOf(query)
  const most = query === '' ? MAX_RECENT_ENTRIES : MAX_FOUND_ENTRIES
  const found: Option[] = []
  for (const entry of entries) {
    if (found.length >= most) break
    const text = `${entry.title} ${entry.content.slice(0, FIRST_CHARS)}`
    if (query !== '' && !(terms.length > 0 && holdsAll(fold(text), terms))) continue
    found.push({ id: entry._id, name: nameOf(entry), entry })
  }
  return found
}

/** Templates by the beginnings of their words, and by the word for all of them. */
function findTemplates(
  templates: readonly Template[],
  query: string,
  texts: PaletteTexts,
): Option[] {
  const terms = looseTermsOf(query)
  if (terms.length === 0) return []
  const alsoCalled = query.length < MIN_TEMPLATE_CHARS ? '' : texts.template
  return templates
    .filter(({ name }) => holdsAll(fold(`${name} ${alsoCalled}`), terms))
    .slice(0, MAX_FOUND_TEMPLATES)
    .map(({ id, name }) => ({
      id: `template-${id}`,
      name,
      Icon: LayoutTemplate,
      effect: { kind: 'template', id },
      ...(isLocalId(id) && { mark: texts.onDevice }),
    }))
}

/** The title, or the first words of an entry without one, or its date. */
function nameOf({ title, content, localDate }: Entry): string {
  if (title.trim() !== '' && title !== dateTitle(localDate)) return title
  const first = plainBeginning(content).trimStart().slice(0, FIRST_CHARS)
  const words = first.replace(/\s+/g, ' ').trim().slice(0, NAME_CHARS)
  return words || titleOfPhotos(content) || dateTitle(localDate)
}

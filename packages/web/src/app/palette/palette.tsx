import type { Template } from '@daywell/core/templates'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { ShortcutsHelp } from '#features/journal/shortcuts/shortcuts-help.tsx'
import { useOwnTemplates } from '#features/journal/templates/use-own-templates.ts'
import { useNavigate } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useModal } from '#kit/ui/dialog/use-modal.ts'
import { isComposing } from '#kit/ui/field/is-composing.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import { setTheme } from '#kit/ui/theme/theme.ts'
import { AskDialog } from '#panels/ask/ask-dialog.tsx'
import { useAssistantIsOn } from '#panels/assistant/setting/assistant-setting.ts'
import { useEntries, useJournalState } from '#services/journal/journal-context.ts'
import type { Effect } from './commands.ts'
import { findOptions, type Option } from './find-options.ts'
import { OptionList } from './option-list.tsx'
import styles from './palette.module.css'
import { paletteTexts } from './palette.texts.ts'

interface PaletteProps {
  onClose: () => void
  onLogOut: () => void
}

/** What a command opened instead of the list. */
type Opened = { readonly kind: 'ask'; readonly question: string } | { readonly kind: 'shortcuts' }

/** The command palette: finds commands and entries by a few letters. */
export function Palette({ onClose, onLogOut }: PaletteProps) {
  const [opened, setOpened] = useState<Opened>()
  const { go, goToJournal, insertTemplate } = usePlaces()

  const run = (effect: Effect, question: string) => {
    if (effect.kind === 'ask') return setOpened({ kind: 'ask', question })
    if (effect.kind === 'shortcuts') return setOpened({ kind: 'shortcuts' })
    // Closed first: the focus returns before the next screen takes it.
    onClose()
    if (effect.kind === 'go') go(effect.to)
    else if (effect.kind === 'journal') goToJournal({ action: effect.action })
    else if (effect.kind === 'template') insertTemplate(effect.id)
    else if (effect.kind === 'theme') setTheme(effect.theme)
    else onLogOut()
  }
  const openEntry = (entryId: string) => {
    onClose()
    goToJournal({ entryId })
  }
  if (opened?.kind === 'shortcuts') return <ShortcutsHelp onClose={onClose} />
  if (opened)
    return (
      <AskDialog
        isDraft
        question={opened.question}
        onClose={onClose}
        onOpen={({ _id }) => openEntry(_id)}
      />
    )
  return (
    <PaletteDialog
      onClose={onClose}
      onChoose={(option, query) => {
        if ('entry' in option) openEntry(option.entry._id)
        else run(option.effect, option.id === 'ask-about' ? query : '')
      }}
    />
  )
}

/** Navigates as links do; the journal saves or asks before it replaces a page. */
function usePlaces() {
  const navigate = useNavigate()
  const { userId } = useJournalState()
  const isHere = (to: string) => to === window.location.pathname
  const goToJournal = (carried: object) =>
    navigate('/journal', { replace: isHere('/journal'), state: { userId, ...carried } })
  return {
    go: (to: string) => {
      if (!isHere(to)) navigate(to)
    },
    goToJournal,
    /** Into a page that the person sees, or else into a new one. */
    insertTemplate: (id = '') => goToJournal({ template: id, isElsewhere: !isHere('/journal') }),
  }
}

interface PaletteDialogProps {
  onClose: () => void
  onChoose: (option: Option, query: string) => void
}

/** An editable combobox whose listbox is always open (ARIA Authoring Practices). */
function PaletteDialog({ onClose, onChoose }: PaletteDialogProps) {
  const texts = useTexts(paletteTexts)
  const dialog = useModal(onClose)
  const id = useId()
  const [query, setQuery] = useState('')
  const groups = useOptions(query)
  const options = groups.flatMap((group) => group.options)
  const [index, setIndex] = useState(0)
  const active = options[Math.min(index, options.length - 1)]
  const idOf = (option: Option) => `${id}-${option.id}`
  const choose = (option: Option) => onChoose(option, query.trim())

  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      return choose(active)
    }
    const next = indexAfter(event, Math.min(index, options.length - 1), options.length)
    if (next === undefined) return
    event.preventDefault()
    setIndex(next)
  }
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={texts.title}>
      <input
        className={styles.input}
        role="combobox"
        aria-label={texts.title}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={active && idOf(active)}
        placeholder={texts.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        data-autofocus=""
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value)
          setIndex(0)
        }}
        onKeyDown={press}
      />
      <OptionList
        id={id}
        label={texts.title}
        groups={groups}
        active={active}
        idOf={idOf}
        onActive={(option) => setIndex(options.indexOf(option))}
        onChoose={choose}
      />
      {options.length === 0 && <p className={styles.nothing}>{texts.nothing}</p>}
      <div role="status">
        <VisuallyHidden>
          {query.trim() !== '' &&
            (options.length === 0 ? texts.nothing : texts.results(options.length))}
        </VisuallyHidden>
      </div>
    </dialog>
  )
}

const NO_TEMPLATES: readonly Template[] = []

function useOptions(query: string) {
  const texts = useTexts(paletteTexts)
  const entries = useEntries()
  const templates = useOwnTemplates() ?? NO_TEMPLATES
  const mayAsk = useAssistantIsOn()
  // Not deferred: Enter right after a letter must not run what an earlier query found.
  return useMemo(
    () => findOptions({ query, entries, templates, texts, mayAsk }),
    [query, entries, templates, texts, mayAsk],
  )
}

/** The option a key moves to; undefined for keys that stay with the text field. */
function indexAfter(
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent,
  index: number,
  count: number,
): number | undefined {
  if (count === 0 || shiftKey || ctrlKey || altKey || metaKey) return undefined
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

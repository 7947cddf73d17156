import type { Entry } from '@daywell/core/journal'
import { writeQuery } from '@daywell/core/search'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useEntries, useJournalHandle } from '#services/journal/journal-context.ts'
import { useListExport } from '../export/use-list-export.ts'
import { SampleLine } from '../sample/sample-line.tsx'
import { useTemplateTag } from '../templates/use-template-tag.ts'
import { EntryCard } from './card/entry-card.tsx'
import { homeOf } from './card/where-it-lives.tsx'
import { DeletionDialog } from './deletion/deletion-dialog.tsx'
import { useDeletion } from './deletion/use-deletion.ts'
import { EntryList, type ListHandle } from './list/entry-list.tsx'
import { ListFoot } from './list-foot.tsx'
import { type ListPlace, listPlace, noWish } from './list-place.ts'
import styles from './past-entries.module.css'
import { pastEntriesTexts } from './past-entries.texts.ts'
import { AskLine } from './search/ask-line.tsx'
import { FilterFields } from './search/filter-fields.tsx'
import { LimitChips } from './search/limit-chips.tsx'
import { limitsOf } from './search/limits.ts'
import { NothingFound } from './search/nothing-found.tsx'
import { SearchBox } from './search/search-box.tsx'
import { SearchOutcome } from './search/search-outcome.tsx'
import { useSavedSearches } from './search/use-saved-searches.ts'
import { useTags } from './search/use-tags.ts'
import { useShownRows } from './use-shown-rows.ts'
import { useWaiting } from './use-waiting.ts'
import { WithoutRows } from './without-rows.tsx'

export interface PastEntriesProps {
  /** Whether it's visible; a sheet on phones. */
  open: boolean
  onEdit: (entry: Entry) => void
  onClose: () => void
  /** The entry on the page. */
  current?: string | undefined
  /** Increases with each press of the search shortcut. */
  searchAsked: number
  onHistory: (entry: Entry) => void
  onRecentlyDeleted: () => void
}

/** Past entries: search, read, delete. */
export function PastEntries({ open, ...props }: PastEntriesProps) {
  return open ? <OpenPastEntries {...props} /> : null
}

function OpenPastEntries({
  current,
  searchAsked,
  onEdit,
  onHistory,
  onRecentlyDeleted,
}: Omit<PastEntriesProps, 'open'>) {
  const texts = useTexts(pastEntriesTexts)
  const [place] = useState(useListPlace())
  const entries = useEntries()
  const { wish, setWish, query, rows, search, entriesFor } = useShownRows(entries, place)
  const [filtersOpen, toggleFilters] = useFiltersOpen(place)
  const input = useSearchAsked(searchAsked, place)
  const list = useRef<ListHandle>(null)
  const filtersId = useId()
  const waiting = useWaiting()
  const tags = useTags(entries, filtersOpen || wish.query.includes(':'))
  const limits = limitsOf(wish, query.parts, texts.filters)
  const { saved, toggle } = useSavedSearches()
  const written = writeQuery(wish.query, wish.filter)
  const deletion = useDeletion((entry) => {
    const index = rows.findIndex((row) => row.entry._id === entry._id)
    // The next row takes the deleted one's place; after the last one there's none.
    if (rows.length === 1) input.current?.focus()
    else list.current?.focusRow(Math.min(index, rows.length - 2))
  })
  const tagTemplate = useTemplateTag()
  const { startOne } = useListExport()
  const edit = useCallback(
    (entry: Entry) => {
      place.opened = entry._id
      onEdit(entry)
    },
    [place, onEdit],
  )
  const clear = () => {
    setWish(noWish)
    input.current?.focus()
  }
  return (
    <div className={styles.panel}>
      <h2 className={styles.heading}>{texts.list}</h2>
      <SearchBox
        input={input}
        query={wish.query}
        onQuery={(next) => setWish({ ...wish, query: next })}
        tags={tags}
        saved={saved}
        onPrepare={search.prepare}
        onDown={() => list.current?.focusRow(0)}
        filtersOpen={filtersOpen}
        onToggleFilters={toggleFilters}
        filtersId={filtersId}
      />
      {filtersOpen && (
        <FilterFields
          id={filtersId}
          filter={wish.filter}
          onFilter={(filter) => setWish({ ...wish, filter })}
          tags={tags}
        />
      )}
      <LimitChips limits={limits} onWish={setWish} onNone={() => input.current?.focus()} />
      <SearchOutcome
        state={search.result.state}
        isLimited={written !== ''}
        count={rows.length}
        isSaved={saved.includes(written)}
        onSave={() => toggle(written)}
        onAgain={search.again}
      />
      <AskLine query={limits.every(({ isText }) => isText) ? wish.query : ''} onOpen={edit} />
      <SampleLine onRemoved={() => input.current?.focus()} />
      {rows.length > 0 ? (
        <EntryList
          label={texts.list}
          rows={rows}
          place={place}
          handle={list}
          card={({ entry, last }) => (
            <EntryCard
              entry={entry}
              home={homeOf(entry._id, waiting)}
              current={entry._id === current}
              last={last}
              terms={search.result.terms}
              onEdit={edit}
              onExport={startOne}
              onDelete={deletion.ask}
              onHistory={onHistory}
              onTemplate={tagTemplate}
            />
          )}
        />
      ) : entries.length > 0 ? (
        <NothingFound
          limits={limits}
          hasWords={query.words !== ''}
          entriesFor={entriesFor}
          onWish={(next) => {
            setWish(next)
            input.current?.focus()
          }}
          onClear={clear}
        />
      ) : (
        <WithoutRows
          // After the render that shows the rows.
          onSamples={() => setTimeout(() => list.current?.focusRow(0))}
        />
      )}
      <ListFoot rows={rows} all={entries.length} onRecentlyDeleted={onRecentlyDeleted} />
      <DeletionDialog entry={deletion.asked} onAnswer={deletion.answer} />
    </div>
  )
}

function useListPlace(): () => ListPlace {
  const handle = useJournalHandle()
  return () => listPlace(handle)
}

function useFiltersOpen(place: ListPlace): [boolean, () => void] {
  const [open, setOpen] = useState(place.filtersOpen)
  const toggle = useCallback(() => setOpen((before) => !before), [])
  useEffect(() => {
    place.filtersOpen = open
  }, [place, open])
  return [open, toggle]
}

/** Focuses the search box on its shortcut, even if that opens the list. */
function useSearchAsked(asked: number, place: ListPlace) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asked === place.searchAsked) return
    place.searchAsked = asked
    input.current?.focus()
    input.current?.select()
  }, [asked, place])
  return input
}

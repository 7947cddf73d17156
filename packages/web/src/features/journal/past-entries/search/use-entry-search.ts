import type { Entry } from '@daywell/core/journal'
import { type Term, textTermsOf } from '@daywell/core/search'
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { type EntrySearch, startEntrySearch } from '#device/workers/search/entry-search.ts'
import { whenIdle } from '#kit/ui/when-idle.ts'

/** The state of a search. */
export interface SearchResult {
  readonly state: 'off' | 'searching' | 'done' | 'failed'
  /** Ids of the latest results; undefined while everything is shown. */
  readonly ids: ReadonlySet<string> | undefined
  /** The terms they matched. */
  readonly terms: readonly Term[]
}

interface LastFound {
  readonly query: string
  readonly ids: ReadonlySet<string>
}

const NO_TERMS: readonly Term[] = []
/** Handing over so many entries takes long enough to begin before anyone searches. */
const LARGE_JOURNAL = 5000

/** Searches for the words of a query while it's typed. Results stay until the next ones arrive. */
export function useEntrySearch(entries: readonly Entry[], query: string) {
  const [found, setFound] = useState<LastFound>()
  const [failed, setFailed] = useState(false)
  const [prepared, prepare] = useReducer(() => true, false)
  const active = useMemo(() => asksForWords(query), [query])
  const search = useRef<EntrySearch>(undefined)
  const end = useCallback(() => {
    search.current?.close()
    search.current = undefined
  }, [])
  useEffect(() => {
    if (failed || !(active || prepared)) return
    search.current ??= startEntrySearch({
      // A transition: typing takes priority over results.
      onFound: ({ query: asked, ids }) =>
        startTransition(() => setFound({ query: asked, ids: new Set(ids) })),
      onFailed: () => setFailed(true),
    })
    search.current.follow(entries)
    if (active) search.current.find(query)
    else setFound(undefined)
  }, [entries, query, active, prepared, failed])
  useEffect(() => end, [end])
  const isLarge = entries.length >= LARGE_JOURNAL
  useEffect(() => {
    return isLarge ? whenIdle(prepare) : undefined
  }, [isLarge])

  const result: SearchResult = {
    state: stateOf(active, failed, found?.query === query),
    ids: active ? found?.ids : undefined,
    terms: useMemo(
      () => (active && found ? textTermsOf(found.query).terms : NO_TERMS),
      [active, found],
    ),
  }
  const again = () => {
    end()
    setFailed(false)
  }
  return { result, prepare, again }
}

function asksForWords(query: string): boolean {
  const { terms, excluded } = textTermsOf(query)
  return terms.length + excluded.length > 0
}

function stateOf(active: boolean, failed: boolean, answered: boolean): SearchResult['state'] {
  if (!active) return 'off'
  if (failed) return 'failed'
  return answered ? 'done' : 'searching'
}

import { useEffect, useState } from 'react'
import type { FieldRefs } from '../../use-page.ts'
import { type PageInsertion, pageInsertion } from './page-insertion.ts'

/** Undefined at first. */
export function usePageInsertion(refs: FieldRefs): PageInsertion | undefined {
  const [page, setPage] = useState<PageInsertion>()
  useEffect(() => {
    const insertion = pageInsertion(refs)
    setPage(insertion)
    return insertion.end
  }, [refs])
  return page
}

import type { MediaInfo } from '@daywell/core/media'
import { useEffect, useState } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { originalsChoice } from '#services/preferences/originals-choice.ts'
import { useEditor } from '../../editor-context.ts'
import { chosenDay } from '../../fields/day-choice.ts'
import type { InsertionPoint } from '../../fields/text-surface.ts'
import type { FieldRefs } from '../../use-page.ts'
import { useToday } from '../../use-today.ts'
import { type PageInsertion, pageInsertion } from '../insertion/page-insertion.ts'
import { pageMediaTexts } from '../media.texts.ts'
import type { Adding, FileToAdd, Target } from './adding.ts'

interface DayOffer {
  readonly day: string
  /** Gone once another page is open, whose day it isn't. */
  readonly page: InsertionPoint
}

/** Adds files to the page at the caret, and offers the day on which a photo was taken. */
export function usePageTarget(refs: FieldRefs, adding: Adding | undefined) {
  const { tooLong } = useTexts(pageMediaTexts)
  const editor = useEditor()
  const today = useToday()
  const [offer, setOffer] = useState<DayOffer>()
  const [page, setPage] = useState<PageInsertion>()
  useEffect(() => {
    const insertion = pageInsertion(refs)
    setPage(insertion)
    return insertion.end
  }, [refs])
  const noteDay = ({ takenOn: day = '' }: MediaInfo) => {
    const current = editor.state().details.localDate ?? today
    if (page && chosenDay(day, today) && day !== current)
      setOffer((known) => known ?? { day, page: page.mark() })
  }
  const isOpen = (offered: DayOffer | undefined) =>
    offered !== undefined && refs.points.includes(offered.page)
  const target = (at?: number): Target => {
    const point = page?.mark(at)
    return {
      async insert(mark) {
        const outcome = page && point ? await page.insert(point, mark) : 'gone'
        if (outcome === 'too-long') notify.error(tooLong)
        return outcome
      },
      added(info) {
        editor.flush()
        if (info) noteDay(info)
      },
      end: () => point && page?.forget(point),
    }
  }
  return {
    target,
    takenOn: useObservable(editor, () => (isOpen(offer) ? offer?.day : undefined)),
    settleDay(isUsed: boolean) {
      if (isUsed && offer && isOpen(offer)) editor.setDetails({ localDate: offer.day })
      if (offer) page?.forget(offer.page)
      setOffer(undefined)
    },
    addFiles(files: readonly FileToAdd[], at?: number) {
      if (files.length > 0) void adding?.add(files, target(at), originalsChoice.isOn())
    },
  }
}

import type { MediaInfo } from '@daywell/core/media'
import { useState } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { originalsChoice } from '#services/preferences/originals-choice.ts'
import { useEditor } from '../../editor-context.ts'
import { chosenDay } from '../../fields/day-choice.ts'
import { useToday } from '../../use-today.ts'
import type { PageMedia } from '../edit/use-media-edit.ts'
import { pageMediaTexts } from '../media.texts.ts'
import type { Adding, FileToAdd, Target } from './adding.ts'

interface DayOffer {
  readonly day: string
  /** The photo that was taken on it. */
  readonly id: string
}

/** Adds files to the page at the caret, and offers the day on which a photo was taken. */
export function usePageTarget({ refs, page, offerUndo }: PageMedia, adding: Adding | undefined) {
  const { tooLong, adding: words } = useTexts(pageMediaTexts)
  const editor = useEditor()
  const today = useToday()
  const [offer, setOffer] = useState<DayOffer>()
  const isNamed = (id: string) => refs.text.current?.value.includes(id) === true
  const noteDay = ({ id, takenOn: day = '' }: MediaInfo) => {
    const current = editor.state().details.localDate ?? today
    if (chosenDay(day, today) && day !== current)
      setOffer((known) => (known && isNamed(known.id) ? known : { day, id }))
  }
  const offerToTakeOut = (added: readonly MediaInfo[]) => {
    const ids = added.map(({ id }) => id)
    const isPossible = () => ids.some(isNamed)
    const undo = () => {
      page?.takeOut(ids)
      editor.flush()
    }
    offerUndo(words.added(added.map(({ kind }) => kind)), { isPossible, undo })
  }
  const target = (at?: number): Target => {
    const point = page?.mark(at)
    const all: MediaInfo[] = []
    return {
      async insert(one, cancel) {
        const outcome = page && point ? await page.insert(point, one, cancel) : 'gone'
        if (outcome === 'too-long') notify.error(tooLong)
        return outcome
      },
      added(info) {
        editor.flush()
        if (!info) return
        noteDay(info)
        all.push(info)
      },
      end() {
        if (point) page?.forget(point)
        if (all.length > 0) offerToTakeOut(all)
      },
    }
  }
  return {
    target,
    takenOn: useObservable(editor, () => (offer && isNamed(offer.id) ? offer.day : undefined)),
    settleDay(isUsed: boolean) {
      if (isUsed && offer && isNamed(offer.id)) editor.setDetails({ localDate: offer.day })
      setOffer(undefined)
    },
    addFiles(files: readonly FileToAdd[], at?: number) {
      if (files.length > 0) void adding?.add(files, target(at), originalsChoice.isOn())
    },
  }
}

import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Checkbox } from '#kit/ui/choice/checkbox.tsx'
import type { DraftPage } from '#services/privacy/draft-sharing.ts'
import { assistantTexts } from '../assistant.texts.ts'
import type { PageFacts } from './open-page.ts'
import { useDraftPage, useDraftSharing } from './use-draft-sharing.ts'

/** Switch: send the page's text with a message. */
export function ShareDraft({ page: facts }: { page: PageFacts }) {
  const { share } = useTexts(assistantTexts)
  const sharing = useDraftSharing()
  const page = useDraftPage(facts)
  const isShared = useObservable(sharing, () => sharing.isShared(page))
  const why = hintOf(page)
  return (
    <Checkbox
      label={share.label}
      hint={why && share[why]}
      checked={isShared}
      disabled={page.hidden || page.level === undefined}
      onChange={({ target }) => sharing.choose(page, target.checked)}
    />
  )
}

function hintOf({ hidden, level, keepHere }: DraftPage) {
  if (hidden) return 'hidden'
  if (level === 'local') return 'local'
  return keepHere ? 'keptHere' : undefined
}

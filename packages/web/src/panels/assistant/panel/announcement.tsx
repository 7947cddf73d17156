import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import type { Exchange } from '#panels/assistant/chat/message.ts'
import { assistantTexts } from '../assistant.texts.ts'

/** A live region that announces a reply once it's complete, not word by word. */
export function Announcement({ last }: { last: Exchange | undefined }) {
  const texts = useTexts(assistantTexts)
  // Replies from before the panel was opened aren't announced again.
  const [heard] = useState(last && last.answer.state !== 'coming' ? last.id : 0)
  return (
    <div role="status">
      <VisuallyHidden>{last && last.id > heard ? announcementOf(last, texts) : ''}</VisuallyHidden>
    </div>
  )
}

function announcementOf({ answer }: Exchange, texts: (typeof assistantTexts)['en']): string {
  switch (answer.state) {
    case 'whole':
      return answer.message.content
    case 'stopped':
      return texts.stopped
    case 'failed':
      return answer.problem ?? ''
    default:
      return ''
  }
}

import type { Analyser } from '#analysis/index.ts'
import type { CompanionReply, CompanionRequest } from './request.ts'

/** Answers a message by rules alone: the same request and chance give the same reply. */
export function reply(request: CompanionRequest, analyser: Analyser): CompanionReply {
  const [first] = analyser.analyse(request.message).sentences
  const said = first ? `You write: “${first.text.replace(/[.?!…]+$/, '')}”. ` : ''
  return {
    text: `${said}What else belongs to it?`,
    read: { draft: false, entries: [] },
    cites: [],
  }
}

import type { TextStorage } from '#device/local-store/text-storage.ts'
import { emitter } from '#kit/observable/emitter.ts'

const keyOf = (userId: string) => `tellDaysWritten_${userId}`

const changes = emitter()
export const onAgreement = changes.subscribe

/** Whether the person has consented to share the days they write on with the server. */
export function hasAgreed(storage: TextStorage, userId: string): boolean {
  return storage.getItem(keyOf(userId)) === 'yes'
}

export function keepAgreement(storage: TextStorage, userId: string, agreed: boolean): void {
  if (agreed) storage.setItem(keyOf(userId), 'yes')
  else storage.removeItem(keyOf(userId))
  changes.emit()
}

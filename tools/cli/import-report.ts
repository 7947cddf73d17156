import type { MediaBrought } from './import-media.ts'

/** What an import did. */
export interface ImportResult {
  added: number
  /** Sent to an entry that is already there: the newer text wins, the other becomes a version. */
  merged: number
  alreadyThere: number
  staysDeleted: number
  /** Never uploaded. */
  keptOnDevice: number
  /** In Recently deleted of the file. */
  notRestored: number
  /** Pictures and recordings of other apps, which only a browser can prepare. */
  media: number
  skipped: { where: string; reason: string }[]
  notStored: { where: string; reason: string }[]
}

/** The same in words. */
export function sentenceOf(result: ImportResult, brought: MediaBrought, dryRun: boolean): string {
  const { added, merged, alreadyThere, staysDeleted, keptOnDevice, notRestored, media } = result
  const lines = [
    `${dryRun ? 'Would import' : 'Imported'} ${added} new entries; ${alreadyThere} were already there.`,
    ...(merged > 0 ? [`${merged} were merged with entries that have the same ID.`] : []),
    ...(staysDeleted > 0 ? [`${staysDeleted} were deleted on the server and stay deleted.`] : []),
    ...(keptOnDevice > 0
      ? [`${keptOnDevice} were kept on a device only, so we didn’t upload them.`]
      : []),
    ...(notRestored > 0 ? [`${notRestored} were in Recently deleted and weren’t imported.`] : []),
    ...sentencesOn(brought, dryRun),
    ...(media > 0
      ? [
          `${media} photos or recordings weren’t imported, because only the app can remove the places and names from them. Import the same files there: the photos go where they belong, and no entry comes twice.`,
        ]
      : []),
    ...result.skipped.map(({ where, reason }) => `Skipped ${where}: ${reason}`),
    ...result.notStored.map(({ where, reason }) => `Not stored: ${where} (${reason})`),
  ]
  return lines.join('\n')
}

function sentencesOn(brought: MediaBrought, dryRun: boolean): string[] {
  const { uploaded, alreadyThere, left, notUploaded } = brought
  const things = (count: number) => `${count} photos or recordings`
  return [
    ...(uploaded + alreadyThere > 0
      ? [
          `${dryRun ? 'Would upload' : 'Uploaded'} ${things(uploaded)} of the backup; ${alreadyThere} were already there.`,
        ]
      : []),
    ...(left > 0
      ? [`${things(left)} of the backup weren’t uploaded: no entry that was imported shows them.`]
      : []),
    ...(notUploaded.length > 0
      ? [
          `${things(notUploaded.length)} of the backup couldn’t be uploaded. Import the backup again, or restore it in the app.`,
        ]
      : []),
    ...notUploaded.map(({ id, reason }) => `Not uploaded: ${id} (${reason})`),
  ]
}

export const mediaDatabaseName = (userId: string) => `daywell-media-${userId}`
export const recordingDatabaseName = (userId: string) => `daywell-recording-${userId}`

/** Deletes all photos and recordings of a person from this device. */
export function forgetMedia(factory: IDBFactory | undefined, userId: string): void {
  factory?.deleteDatabase(mediaDatabaseName(userId))
  factory?.deleteDatabase(recordingDatabaseName(userId))
}

/** Whether there may be any on this device; a browser that doesn't tell may have some. */
export async function mayHaveMedia(
  factory: IDBFactory | undefined,
  userId: string,
): Promise<boolean> {
  if (!factory) return false
  const own = [mediaDatabaseName(userId), recordingDatabaseName(userId)]
  try {
    return (await factory.databases()).some(({ name = '' }) => own.includes(name))
  } catch {
    return true
  }
}

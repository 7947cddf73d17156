export const mediaDatabaseName = (userId: string) => `daywell-media-${userId}`
export const recordingDatabaseName = (userId: string) => `daywell-recording-${userId}`

/** Deletes all photos and recordings of a person from this device. */
export function forgetMedia(factory: IDBFactory | undefined, userId: string): void {
  factory?.deleteDatabase(mediaDatabaseName(userId))
  factory?.deleteDatabase(recordingDatabaseName(userId))
}

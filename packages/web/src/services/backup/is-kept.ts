/** Whether the browser promises persistent storage; false if it can't be asked. */
export async function isKept(storage: Partial<StorageManager> | undefined): Promise<boolean> {
  try {
    return (await storage?.persisted?.()) ?? false
  } catch {
    return false
  }
}

/** Whether the browser promises to keep what is stored. One that cannot be asked promises nothing. */
export async function isKept(storage: Partial<StorageManager> | undefined): Promise<boolean> {
  try {
    return (await storage?.persisted?.()) ?? false
  } catch {
    return false
  }
}

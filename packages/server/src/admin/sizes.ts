/** For people: 1.2 MB, 80.4 GB. */
export function readableSize(bytes: number): string {
  return bytes < 1e10 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}

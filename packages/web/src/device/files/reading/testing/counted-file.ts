/** A file that counts the bytes read from it. */
export class CountedFile extends File {
  bytesRead = 0

  override slice(start = 0, end = this.size, type?: string): Blob {
    const slice = super.slice(start, end, type)
    return countingBlob(slice, (bytes) => {
      this.bytesRead += bytes
    })
  }
}

function countingBlob(blob: Blob, count: (bytes: number) => void): Blob {
  return new Proxy(blob, {
    get(target, key) {
      if (key === 'slice') {
        return (start?: number, end?: number) => countingBlob(target.slice(start, end), count)
      }
      if (key === 'arrayBuffer') {
        return () => {
          count(target.size)
          return target.arrayBuffer()
        }
      }
      const value = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

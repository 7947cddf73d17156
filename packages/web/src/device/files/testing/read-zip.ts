import { crc32, inflateRawSync } from 'node:zlib'

export interface ZipContent {
  readonly name: string
  readonly text: string
  readonly method: number
  readonly modified: readonly number[]
}

const END_LENGTH = 22

/** Reads a zip file by its directory, and throws on every inconsistency. */
export function readZip(bytes: Buffer): ZipContent[] {
  const end = bytes.length - END_LENGTH
  expectNumber(bytes.readUInt32LE(end), 0x06054b50, 'the end record')
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  expectNumber(at + bytes.readUInt32LE(end + 12), end, 'the length of the directory')
  const contents: ZipContent[] = []
  for (let n = 0; n < count; n += 1) {
    expectNumber(bytes.readUInt32LE(at), 0x02014b50, 'a record of the directory')
    contents.push(readMember(bytes, at))
    at += 46 + bytes.readUInt16LE(at + 28)
  }
  expectNumber(at, end, 'the end of the directory')
  return contents
}

function readMember(bytes: Buffer, central: number): ZipContent {
  const local = bytes.readUInt32LE(central + 42)
  expectNumber(bytes.readUInt32LE(local), 0x04034b50, 'the header of a file')
  const [same, again] = [bytes.subarray(central + 6, central + 30), bytes.subarray(local + 4)]
  expectNumber(same.compare(again.subarray(0, 24)), 0, 'what the two headers say')
  const [packedSize, size] = [bytes.readUInt32LE(local + 18), bytes.readUInt32LE(local + 22)]
  const nameEnd = local + 30 + bytes.readUInt16LE(local + 26)
  const packed = bytes.subarray(nameEnd, nameEnd + packedSize)
  const method = bytes.readUInt16LE(local + 8)
  const content = method === 8 ? inflateRawSync(packed) : packed
  expectNumber(content.length, size, 'the size of a file')
  expectNumber(crc32(content), bytes.readUInt32LE(local + 14), 'the checksum of a file')
  expectNumber(bytes.readUInt16LE(local + 6), 0x800, 'the flag of UTF-8')
  return {
    name: bytes.toString('utf8', local + 30, nameEnd),
    text: content.toString('utf8'),
    method,
    modified: momentOf(bytes.readUInt16LE(local + 12), bytes.readUInt16LE(local + 10)),
  }
}

function momentOf(day: number, time: number): number[] {
  const date = [(day >> 9) + 1980, (day >> 5) & 15, day & 31]
  return [...date, time >> 11, (time >> 5) & 63, (time & 31) * 2]
}

function expectNumber(found: number, expected: number, what: string): void {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}`)
}

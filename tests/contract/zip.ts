import { crc32 } from 'node:zlib'

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50
const END_LENGTH = 22
const CENTRAL_LENGTH = 46
const LOCAL_LENGTH = 30

/** The files of a ZIP archive that stores them as they are, found by way of its directory; throws when anything does not fit. */
export async function textsOfZip(archive: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await archive.arrayBuffer())
  const end = bytes.length - END_LENGTH
  if (bytes.readUInt32LE(end) !== END) throw new Error('no end of directory')
  const texts: Record<string, string> = {}
  let at = bytes.readUInt32LE(end + 16)
  for (let entry = 0; entry < bytes.readUInt16LE(end + 10); entry++) {
    if (bytes.readUInt32LE(at) !== CENTRAL_HEADER) throw new Error('no directory entry')
    const [size, nameLength] = [bytes.readUInt32LE(at + 24), bytes.readUInt16LE(at + 28)]
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength)
    if (bytes.readUInt32LE(local) !== LOCAL_HEADER) throw new Error(`no file ${name}`)
    const start = local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + size)
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`)
    texts[name] = content.toString('utf8')
    at += CENTRAL_LENGTH + nameLength
  }
  return texts
}

import { expect, it } from 'vitest'
import { decodedText } from './decoded-text'

const wide = (text: string, isBig: boolean) =>
  new Uint8Array(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  )
const TEXT = '院校名称,003\r\n安徽大学,004'

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(TEXT)])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...wide(TEXT, false)])],
  ['UTF-16', new Uint8Array([0xfe, 0xff, ...wide(TEXT, true)])],
  ['UTF-16', wide(TEXT, false)],
  ['UTF-16', wide(TEXT, true)],
])('%s is read, with its mark and without', (encoding, bytes) => {
  expect(decodedText(bytes)).toEqual({ text: TEXT, encoding })
})

it('bytes that are no UTF-8 are read as what Excel writes in China, or not at all', () => {
  expect(decodedText(new Uint8Array([0xb0, 0xb2, 0xbb, 0xd5]))).toEqual({
    text: '安徽',
    encoding: 'GB18030（GBK）',
  })
  expect(decodedText(new Uint8Array([0x80, 0xff, 0xff]))).toBeUndefined()
})

it('a file that was cut inside a character, or filled up with zeros, is read but for that', () => {
  const bytes = new TextEncoder().encode(TEXT.repeat(3))
  expect(decodedText(bytes.slice(0, -5))).toMatchObject({ encoding: 'UTF-8' })
  const glued = decodedText(new Uint8Array([...bytes, 0xff, ...bytes]))
  expect(glued).toEqual({ text: `${TEXT.repeat(3)}\ufffd${TEXT.repeat(3)}`, encoding: 'UTF-8' })
  expect(decodedText(new Uint8Array([...bytes, 0, 0, 0]))?.text).toBe(TEXT.repeat(3))
})

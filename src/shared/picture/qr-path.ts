import { encodeQR } from 'qr'

/** A QR code as a drawing: a path of unit squares in a field of `size` × `size`. */
export interface QrPath {
  readonly size: number
  readonly d: string
}

/** Light squares around a code, without which readers do not find it. */
const BORDER = 4

/** The QR code of a text. Throws where the text is longer than a code can hold (2,953 bytes). */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: BORDER })
  const d = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size: rows.length, d }
}

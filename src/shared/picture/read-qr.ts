import decodeQR from 'qr/decode.js'

/** Pictures are read no larger than this, px: a code in them is large enough, and a phone has the memory. */
const MOST = 2400

/** The text of a QR code in a picture; undefined where there is none to be read. Throws for a file that is no picture. */
export async function readQr(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  try {
    // A long picture has its codes at its end: it is read from there, piece by piece.
    for (let bottom = height; bottom > 0; bottom -= MOST / 2) {
      const top = Math.max(0, bottom - MOST)
      const text = decoded(pixelsOf(picture, width, top, bottom - top))
      if (text !== undefined || top === 0) return text
    }
    return undefined
  } finally {
    picture.close()
  }
}

function pixelsOf(picture: ImageBitmap, width: number, top: number, height: number): ImageData {
  const scale = Math.min(1, MOST / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  if (!paper) throw new Error('This browser cannot draw')
  paper.drawImage(picture, 0, top, width, height, 0, 0, canvas.width, canvas.height)
  return paper.getImageData(0, 0, canvas.width, canvas.height)
}

/** The text of a code among pixels (RGBA); undefined where there is none. */
export function decoded(pixels: {
  width: number
  height: number
  data: Uint8ClampedArray
}): string | undefined {
  try {
    return decodeQR(pixels, { timeLimit: 500 })
  } catch {
    // The library throws where it finds no code.
    return undefined
  }
}

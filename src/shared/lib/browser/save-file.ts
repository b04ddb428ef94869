import { unlessInApp } from './in-app'

/** Gives the person a file to keep; false where the browser keeps none, which they are told. */
export function saveFile(name: string, content: BlobPart, type: string): boolean {
  const file = new Blob([content], { type })
  const isPicture = type.startsWith('image/')
  return unlessInApp({
    act: isPicture ? '保存图片' : '保存文件',
    picture: isPicture ? file : undefined,
    tryIt: () => download(name, file),
  })
}

function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

import { unlessInApp } from '~/shared/lib/browser/in-app'
import { loadPictures } from '~/shared/lib/browser/load-pictures'
import { fetchIdleParts } from './use-lazy-part'

/** Nobody waits longer for a sheet; what has not come by then is missing on it. */
const PATIENCE_MS = 3000

/** Prints the page as soon as the code of its parts and its pictures are there. */
export function printPage(): void {
  unlessInApp({ act: '打印', tryIt: () => void printWhenReady() })
}

async function printWhenReady(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([late, Promise.all([fetchIdleParts(), loadPictures()])])
  window.print()
}

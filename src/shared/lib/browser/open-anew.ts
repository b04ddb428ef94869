import { forgetStoredFiles } from '../storage/stored-files'

/**
 * Opens the address in a new document, where the server answers; tells whether it does. A browser remembers a module that
 * has failed and does not ask for it again; nothing reloads while the server cannot be reached, since what is on the
 * screen would be gone. What this device keeps of the files goes first: one of them may be what has failed.
 */
export async function openAnew(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (!answer?.ok) return false
  await forgetStoredFiles()
  location.reload()
  return true
}

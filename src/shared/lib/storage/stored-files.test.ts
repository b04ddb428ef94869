import { afterEach, expect, it, vi } from 'vitest'
import { forgetFileOf, forgetStoredFiles, KEPT_FILES } from './stored-files'

afterEach(() => vi.unstubAllGlobals())

const FILE = 'https://zetu.example/assets/weici-Ab12.js'
const failed = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`)

function withCaches(onLine = true) {
  const forgotten = vi.fn(async () => true)
  const all = vi.fn(async () => true)
  vi.stubGlobal('caches', { open: async () => ({ delete: forgotten }), delete: all })
  vi.stubGlobal('navigator', { onLine })
  return { forgotten, all }
}

it('forgets the copy of a file that could not be run, before it is asked for again', async () => {
  const { forgotten } = withCaches()
  await forgetFileOf(failed)
  expect(forgotten).toHaveBeenCalledWith(FILE)
})

it('forgets nothing without a network, nor after another failure', async () => {
  const offline = withCaches(false)
  await forgetFileOf(failed)
  expect(offline.forgotten).not.toHaveBeenCalled()
  const online = withCaches()
  await forgetFileOf(new Error('Importing a module script failed.'))
  expect(online.forgotten).not.toHaveBeenCalled()
})

it('forgets all copies before a page is opened anew, and lives without caches', async () => {
  const { all } = withCaches()
  await forgetStoredFiles()
  expect(all).toHaveBeenCalledWith(KEPT_FILES)
  vi.stubGlobal('caches', undefined)
  await expect(forgetStoredFiles()).resolves.toBeUndefined()
})

import { beforeAll, vi } from 'vitest'
import { clearSession } from '~/shared/session/session'

/** A file starts as if it were alone: nobody is signed in, and no global or clock of the file before it is in place. */
beforeAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearSession()
})

import fc from 'fast-check'
import { vi } from 'vitest'
import { clearSession } from '~/shared/session/session'

// A file starts as if it were alone: nobody is signed in, and no global, variable or clock of the file before it is in place.
// This runs before the file is imported: a module that reads `window` while it loads must find none that was left over.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
clearSession()

// The same inputs in each run: what is landed was not red by chance. Each night draws others.
if (!process.env.ZETU_RANDOM) fc.configureGlobal({ seed: 2026 })

import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { tabStorage } from '~/shared/lib/storage/storage'
import { setClock } from '~/shared/lib/time/clock'
import { clearSession } from '~/shared/session/session'
import { PATIENCE } from './patience'

configure({ asyncUtilTimeout: PATIENCE.expected })

// React tells of what a page does that no test waits for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// What a test does not know stays on its way.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

afterEach(() => {
  cleanup()
  clearSession()
  tabStorage.clear()
  setClock()
})

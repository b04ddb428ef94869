import type { Backend } from '~/mocks/server/backend'
import { demoBackend } from '../../tools/contract/mock-transport'

/** The demo world with the best known of its schools: lists are short, and made of the same parts. */
export function smallBackend(): Backend {
  return demoBackend({ scale: 300 })
}

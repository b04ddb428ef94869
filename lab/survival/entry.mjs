/** Who opens screens: personas of the scenario. */
export const PERSONAS = ['guest', 'student', 'vip', 'noprovince', 'planner', 'admin']

/** The hour at which all screens are looked at. */
const NOW = '2026-06-25T10:00:00+08:00'

/** An address as somebody opens it, with further words of the scenario (`docs/qa.md`). */
export function entryOf(address, persona, words = {}) {
  const qa = new URLSearchParams({ 'qa.persona': persona, 'qa.now': NOW })
  for (const [word, texts] of Object.entries(words)) for (const text of [texts].flat()) qa.append(word, text)
  return `${address}${address.includes('?') ? '&' : '?'}${qa}`
}

import type { Scenario } from '../scenario/scenario'
import { wordsOf } from '../scenario/words'

/** The words of calls, as a fixture names them. */
const OF_CALLS = ['latency', 'fail', 'patch']

/** A scenario as a browser test writes it (`visit(page, '/weici', { province: '海南' })`): source of an object. */
export function fixtureOf(scenario: Scenario): string {
  const { latency: _, latencies: __, failures: ___, patches: ____, ...plain } = scenario
  const members: [string, unknown][] = Object.entries(plain).filter(([, value]) => value !== undefined)
  const words = wordsOf(scenario)
  for (const name of OF_CALLS) {
    const texts = words.getAll(`qa.${name}`)
    if (texts.length > 0) members.push([name, texts.length === 1 ? texts[0] : texts])
  }
  return members.length === 0
    ? '{}'
    : `{ ${members.map(([name, value]) => `${name}: ${source(value)}`).join(', ')} }`
}

function source(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`
  if (typeof value !== 'string') return JSON.stringify(value)
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

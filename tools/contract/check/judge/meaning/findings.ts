import type { SchemaBook } from '../../../json-schema'
import { knownParts } from '../../../known-parts'
import { type Finding, isObject, item, member, type Place } from '../../exchange/deviation'
import { agreementRules } from './agreement'
import { echoRules } from './echo'
import { figureRules } from './figures'
import { filterRules } from './filter'
import { identityRules } from './identity'
import { orderRules } from './order'
import { pageRules } from './pages'
import type { Answered, Json, MeaningRule, Part, Parts } from './rule'
import { timeRules } from './time'
import { unitRules } from './unit'

export const MEANING_RULES: readonly MeaningRule[] = [
  ...pageRules,
  ...identityRules,
  ...figureRules,
  ...agreementRules,
  ...orderRules,
  ...filterRules,
  ...unitRules,
  ...echoRules,
  ...timeRules,
]

export function meaningFindings(answer: Answered, named: SchemaBook['named']): Finding[] {
  const { payload: schema } = answer.operation
  const parts = partsOf(schema ? knownParts(answer.payload, schema, named) : answer.payload, answer.at)
  const found: Finding[] = []
  for (const rule of MEANING_RULES) {
    for (const each of rule.check(answer, parts)) {
      if (!isSaid(each, found)) found.push({ ...each, kind: 'meaning', rule: rule.name })
    }
  }
  return found
}

/**
 * One wrong figure breaks several rules: a record that stands twice is also out of order. The first rule has said it of
 * that place or record; the figures of a page are apart from each other.
 */
function isSaid({ pointer }: Pick<Finding, 'pointer'>, found: readonly Finding[]): boolean {
  const isPageFigure = /\/(?:total|current|size|records)$/.test(pointer)
  return found.some(
    (before) =>
      before.pointer === pointer ||
      pointer.startsWith(`${before.pointer}/`) ||
      (!isPageFigure && recordOf(before.pointer) === recordOf(pointer)),
  )
}

/** The object that a member belongs to; an element of a list is a record itself. */
const recordOf = (pointer: string) =>
  /\/\d+$/.test(pointer) ? pointer : pointer.slice(0, pointer.lastIndexOf('/'))

function partsOf(root: unknown, at: Place): Parts {
  const objects: Part<Json>[] = []
  const lists: Part<readonly unknown[]>[] = []
  const visit = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) {
      lists.push({ value, at: place })
      for (const [index, element] of value.entries()) {
        if (typeof element === 'object') visit(element, item(place, index))
      }
    } else if (isObject(value)) {
      objects.push({ value, at: place })
      for (const [name, part] of Object.entries(value)) {
        if (typeof part === 'object') visit(part, member(place, name))
      }
    }
  }
  visit(root, at)
  return { objects, lists }
}

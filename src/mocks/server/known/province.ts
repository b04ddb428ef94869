import { findProvince, type ProvinceFacts } from '~/rules/exam/provinces'
import { givenProvince, isGiven } from '../../world/given/given-world'
import { badRequest, notFound } from '../problem'

/** The province of a name that is asked for. Throws a problem for a name that no province has. */
export function requireProvince(name: string): ProvinceFacts {
  const facts = findProvince(name)
  if (!facts || (isGiven() && !givenProvince(name))) throw notFound(`没有省份“${name}”的数据`)
  return facts
}

/** Throws a problem for the first name, among those that are to be saved, that no province has. */
export function checkProvinces(names: readonly string[]): void {
  const unknown = names.find((name) => !findProvince(name))
  if (unknown !== undefined) throw badRequest(`没有省份“${unknown}”`)
}

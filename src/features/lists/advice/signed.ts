import type { ApplicationChoice } from '~/contracts/application-lists'
import type { ListSignature } from '~/contracts/list-advice'
import { choicesOf, type Items } from '~/entities/application-list/edits'

/** Whether a list still says what was signed, its reasons included. */
export function isAsSigned(items: Items, { choices }: Pick<ListSignature, 'choices'>): boolean {
  return said(choicesOf(items)) === said(choices)
}

const said = (choices: readonly ApplicationChoice[]) =>
  JSON.stringify(
    choices.map(({ unitId, majorEnrollCodes, adjust, reason }) => [
      unitId,
      majorEnrollCodes,
      adjust,
      reason ?? '',
    ]),
  )

import type { ApplicationChoice } from '~/contracts/application-lists'
import type { ListSignature } from '~/contracts/list-advice'
import { choicesOf, type Items } from '../edits'

/** Whether a list still says what was signed, its reasons included. */
export function isAsSigned(items: Items, { choices }: Pick<ListSignature, 'choices'>): boolean {
  return said(choicesOf(items)) === said(choices)
}

/** 李老师 2026-06-26 10:02 签字，版本 7KQ2；签字后改过. */
export function signedText(signature: ListSignature, items: Items): string {
  const { signerName, signTime, mark } = signature
  const since = isAsSigned(items, signature) ? '' : '；签字后改过'
  return `${signerName} ${signTime.slice(0, 16)} 签字，版本 ${mark}${since}`
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

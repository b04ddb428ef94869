import type { EarlyPlanRow } from '~/contracts/admission-plan'

type Fee = EarlyPlanRow['fee']

/** The fee of a row, or of all its majors where they cost the same; yuan a year, 0 where nothing is paid. */
export function commonFee({ fee, subMajors }: Pick<EarlyPlanRow, 'fee' | 'subMajors'>): Fee {
  const fees = new Set(subMajors?.map((major) => major.fee))
  return fee ?? (fees.size === 1 ? [...fees][0] : undefined)
}

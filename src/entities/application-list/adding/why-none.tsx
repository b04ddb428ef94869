import { useQuery } from '@tanstack/react-query'
import { MissingLine } from '~/shared/answer/missing-line'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import type { OpenList } from './open-list'
import { schoolBatchCalls } from './school-batches.calls'
import { whyNoneText } from './why-none-text'

interface WhyNoneProps {
  readonly list: Pick<OpenList, 'batch' | 'province' | 'year' | 'subject'>
  readonly schoolId: string
}

/** Says why a school has nothing for a list. */
export function WhyNone({ list, schoolId }: WhyNoneProps) {
  const { batch, province, year, subject } = list
  const of = { schoolId, province, year, ...(subject && { subject }) }
  const batches = useQuery(schoolBatchCalls.batches(of))
  const isOffered = batches.data?.includes(batch) === true
  const units = useQuery(isOffered ? schoolBatchCalls.units({ ...of, batch }) : NOTHING_ASKED)
  return (
    <>
      <p className="mt-3 text-sm">{whyNoneText(list, { batches: batches.data, units: units.data })}</p>
      <MissingLine of={[batches, units]} name="它在哪些批次招生" />
    </>
  )
}

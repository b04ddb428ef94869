import { memo, type ReactNode, useContext } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { AdviceContext, type AdvisedRow } from '~/entities/application-list/advice/advice-context'
import type { ListOfCandidates } from '~/entities/application-list/candidates-place'
import type { Change } from '~/entities/application-list/editor/list-editor'
import { itemName } from '~/entities/application-list/edits'
import { UnitFigures } from '~/entities/application-list/unit-figures'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { MajorsControl } from '../editing/majors-control'
import { AdjustControl } from '../editing/row-controls'
import { SwapButton } from '../editing/swap-button'
import { RowNote } from './row-note'
import { RowOpinions } from './row-opinions'

export interface RowDetailProps {
  readonly list: ListOfCandidates
  readonly item: ApplicationItem
  readonly form: ApplicationForm
  readonly unit: RecommendedUnit | undefined
  readonly isPending: boolean
  /** Absent where the list is only read. */
  readonly change: Change | undefined
  /** What moves the row: at the end of the line of its acts. Keeps its identity while it is the same. */
  readonly controls?: ReactNode
}

/** What a row holds beside its school: majors, 服从, a note, and the figures of its unit. */
export const RowDetail = memo(function RowDetail(props: RowDetailProps) {
  const { list, item, form, unit, isPending, change, controls } = props
  const { unitId, majors, adjust } = item
  return (
    <>
      <Majors majors={majors} />
      <RowOpinions listId={list.id} unitId={unitId} />
      <div className="flex flex-wrap items-center gap-x-4">
        {form.adjustment &&
          (change ? (
            <AdjustControl item={item} change={change} />
          ) : (
            <p className="text-sm">{adjust ? '服从调剂' : '不服从调剂'}</p>
          ))}
        {change && form.majorsPerChoice > 1 && (
          <MajorsControl item={item} unit={unit} most={form.majorsPerChoice} change={change} />
        )}
        {change && <SwapButton list={list} item={item} unit={unit} />}
        {change && <RowNote listId={list.id} unitId={unitId} name={itemName(item)} />}
        <RowAdvice item={item} unit={unit} change={change} />
        {controls}
      </div>
      {!change && item.reason && <p className="text-sm">理由：{item.reason}</p>}
      <UnitFigures item={item} unit={unit} isPending={isPending} />
    </>
  )
})

/** What the page of the list has for a row. Alone it is drawn again when that comes. */
const RowAdvice = memo(function RowAdvice(row: AdvisedRow) {
  const { Row } = useContext(AdviceContext)
  return Row && <Row {...row} />
})

const Majors = memo(function Majors({ majors }: Pick<ApplicationItem, 'majors'>) {
  if (majors.length === 0) return null
  return (
    <ol aria-label="专业" className="flex flex-wrap gap-x-4 text-sm">
      {majors.map(({ majorEnrollCode, majorName }, index) => (
        <li key={majorEnrollCode}>
          {majors.length > 1 && <span className="text-muted-foreground">{index + 1} </span>}
          {majorName}
        </li>
      ))}
    </ol>
  )
})

import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { EasyRecommendation, FillingStyle, ListShares, RiskCurveQuery } from '~/contracts/recommendation'
import { RiskFigures } from '~/entities/application-list/check-up/risk-figures'
import { useCheckUp } from '~/entities/application-list/check-up/use-check-up'
import { SaveNewList } from '~/entities/application-list/editor/save-new-list'
import { explainList } from '~/entities/application-list/explain-list'
import { itemsOfMade } from '~/entities/application-list/item-of-unit'
import { listPlace } from '~/entities/application-list/list-place'
import { PendingChoices, PendingRisk } from '~/entities/application-list/pending-list'
import { hasIntention } from '~/entities/intention/intention'
import { checkedList, offeredUnits } from '~/rules/check-up/checked-list'
import { whyUncheckable } from '~/rules/check-up/uncheckable'
import { type ApplicationForm, applicationForm, unknownForm } from '~/rules/filing/application-form'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { fillingCalls } from '../filling.calls'
import { EasyRow } from './easy-row'
import { OWN_SHARES } from './list-shares'
import { type BesideList, OtherLists } from './other-lists'
import type { ListQuestion } from './style-comparison'

export interface EasyListProps extends ListQuestion {
  readonly style: FillingStyle
  /** Shares that were chosen on the curve of risk instead of a style. */
  readonly shares: ListShares | undefined
  /** All styles, to be compared before one is saved. */
  readonly styles: readonly FillingStyle[]
  readonly onStyle: (styleId: string) => void
  readonly onShares: (shares: ListShares) => void
  /** What stands beside the list, and how that is changed. */
  readonly beside: BesideList | undefined
  readonly onBeside: (part: BesideList | undefined) => void
  /** Which point of the curve of risk is looked at. */
  readonly point: ListShares | undefined
  readonly onPoint: (point: ListShares) => void
}

/** A whole list that is made in one step: how it came about, its risk, its rows; saved when that is asked for. */
export function EasyList(list: EasyListProps) {
  const { record, batch, style, shares, intention } = list
  // Units that were swapped for others before anything is saved.
  const [swapped, setSwapped] = useState<readonly string[]>([])
  const useIntention = hasIntention(intention)
  const question = useMemo(
    () => ({
      preferenceScoreId: record.id,
      batch,
      useIntention,
      ...(swapped.length > 0 && { excludedUnitIds: [...swapped] }),
    }),
    [record.id, batch, useIntention, swapped],
  )
  const asked = useMemo(
    () => ({ ...question, ...(shares ? { rule: shares } : { styleId: style.id }) }),
    [question, shares, style.id],
  )
  const answer = useAnswer(asked, fillingCalls.easy)
  const form = applicationForm(record.province, record.year, batch)
  if (!form) return <EmptyRegion>{unknownForm(record.province)}</EmptyRegion>
  return (
    <States
      of={answer}
      name="志愿表"
      pending={<Pending />}
      isEmpty={({ units }) => units.length === 0}
      empty={<NothingFound />}
    >
      {(made) => <Made {...list} {...{ form, made, swapped, question }} onSwap={setSwapped} />}
    </States>
  )
}

interface MadeProps extends EasyListProps {
  readonly form: ApplicationForm
  readonly made: EasyRecommendation
  /** What the list was made of, whatever its shares. */
  readonly question: RiskCurveQuery
  /** Units that were swapped for others. */
  readonly swapped: readonly string[]
  readonly onSwap: (unitIds: readonly string[]) => void
}

function Made(props: MadeProps) {
  const { record, batch, style, shares, intention, styles, onStyle } = props
  const { form, made, swapped, onSwap } = props
  const name = shares ? OWN_SHARES : style.label
  const { studentId, id: preferenceScoreId, province, rank } = record
  const navigate = useNavigate()
  const items = useMemo(() => itemsOfMade(made, form, intention, rank), [made, form, intention, rank])
  const sentences = explainList(made.units, { rank, province, batch, style: name, intention, form })
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-4">
        <div className="grid max-w-reading gap-1">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {made.notes && made.notes.length > 0 && (
          <div className="rounded bg-reach-soft px-3 py-2 text-sm">
            <p className="font-medium">先看这 {made.notes.length} 点</p>
            <ul className="mt-1 grid list-disc gap-1 pl-5">
              {made.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        )}
        <OtherLists
          {...{ record, batch, intention, styles }}
          open={props.beside}
          onOpen={props.onBeside}
          chosen={shares ? undefined : style.id}
          onChoose={onStyle}
          {...(form.parallel && { risk: riskOf(props) })}
        />
      </div>
      <div className="grid content-start gap-5 lg:sticky lg:top-18 lg:row-span-2 lg:self-start">
        <SaveNewList
          studentId={studentId}
          preferenceScoreId={preferenceScoreId}
          batch={batch}
          items={items}
          title={`${batch} ${name}`}
          hint="现在还没有保存。保存后可以逐个修改、排序。"
          onSaved={(list) => void navigate(listPlace({ id: list.id, studentId, preferenceScoreId }))}
        />
        <Risk {...{ record, batch, made, items }} />
      </div>
      <div>
        {swapped.length > 0 && (
          <p role="status" className="flex flex-wrap items-center gap-3 pb-3 text-sm">
            换掉了 {swapped.length} 个志愿，空出的位置由难度相近的补上。
            <Button variant="link" size="inline" onClick={() => onSwap(swapped.slice(0, -1))}>
              撤销上一个
            </Button>
          </p>
        )}
        <ol aria-label="一键填报的志愿" className="border-t">
          {made.units.map((unit, index) => (
            <EasyRow
              key={unit.unitId}
              unit={unit}
              item={items[index]}
              place={index + 1}
              form={form}
              onSwap={() => onSwap([...swapped, unit.unitId])}
              reason={made.choices?.find(({ unitId }) => unitId === unit.unitId)?.reason}
            />
          ))}
        </ol>
        <TrustLine className="mt-4" source={`${province}往年录取情况和招生计划`} />
      </div>
    </div>
  )
}

/** What the curve of risk is told of the list beside it. */
const riskOf = ({ question, shares, style, onShares, point, onPoint }: MadeProps) => ({
  question,
  shares: shares ?? style,
  onShares,
  point,
  onPoint,
})

interface RiskProps extends Pick<MadeProps, 'record' | 'batch' | 'made'> {
  readonly items: ReturnType<typeof itemsOfMade>
}

/** What becomes of the list in many years that might come. */
function Risk({ record, batch, made, items }: RiskProps) {
  const checkable = useMemo(() => {
    const list = checkedList({ ...record, batch }, items, offeredUnits(made.units))
    return list && { list, unitIds: items.map(({ unitId }) => unitId) }
  }, [record, batch, made.units, items])
  const { checked, failed, retry } = useCheckUp(checkable)
  const why = whyUncheckable({ ...record, size: items.length })
  return (
    <section aria-label="风险" className="border-t pt-4">
      {why ? (
        <p className="text-sm text-muted-foreground">{why}</p>
      ) : failed ? (
        <p role="alert" className="text-sm">
          风险没有算出来。
          <Button variant="link" size="inline" onClick={retry}>
            重试
          </Button>
        </p>
      ) : checked ? (
        <RiskFigures result={checked.result} />
      ) : (
        <PendingRisk />
      )}
    </section>
  )
}

function NothingFound() {
  return (
    <EmptyRegion>
      <p>这个批次里没有找到合适的志愿。换一个批次，或放宽意向再试。</p>
    </EmptyRegion>
  )
}

function Pending() {
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-3">
        <Skeleton of="text" className="h-28 max-w-reading" />
        <PendingChoices rows={6} />
      </div>
      <PendingRisk className="max-lg:hidden" />
    </div>
  )
}

import { majorComparison } from '~/entities/major/major-comparison'
import { MajorNameField } from '~/entities/major/major-name-field'
import { PAY_NOTE } from '~/entities/profession/market'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { TrustLine } from '~/shared/ui/trust-line'
import { ColumnHead, ComparisonTable, TitleRow } from '../comparison-table'
import { FactRow } from '../fact-row'
import { useColumns } from '../use-columns'
import type { CompareMajorsFilters } from './compare-majors.address'
import { DESTINATION_FACT, MARKET_FACTS, STUDY_FACTS } from './major-facts'
import { type ComparedMajor, useComparedMajors } from './use-compared-majors'

/** Up to four majors side by side: what is studied, what is asked for, where graduates go and what they earn. */
export function CompareMajorsView({ filters, change }: Filtered<CompareMajorsFilters>) {
  const setMajors = (majors: string[], how?: 'settle') => change({ majors }, how)
  const { ids, add, remove } = useColumns(majorComparison, filters.majors, setMajors)
  const majors = useComparedMajors(ids)
  const { most } = majorComparison
  return (
    <>
      <section aria-label="对比条件" className="print-hidden max-w-xl">
        {ids.length < most ? (
          <MajorNameField label="添加专业" value={undefined} onChoose={({ id, name }) => add(id, name)} />
        ) : (
          <p className="text-sm text-muted-foreground">已有 {most} 个，去掉一个才能再添加。</p>
        )}
      </section>
      <div className="mt-6">
        {ids.length === 0 ? (
          <EmptyRegion>
            还没有要对比的专业。在上面添加，或者在专业页面上点“对比”，最多 {most} 个。
          </EmptyRegion>
        ) : (
          <>
            <MissingLine
              of={majors.flatMap(({ detail, employment, destinations }) => [
                detail,
                employment,
                destinations,
              ])}
              name="对比"
            />
            <MajorTable majors={majors} onRemove={remove} />
            <p className="mt-3 text-sm text-muted-foreground">
              加粗的是各专业不同的项目。选科要求是多数院校的要求，以当年招生计划为准。{PAY_NOTE}
            </p>
            <TrustLine
              addressOnPaper
              className="mt-3"
              source="教育部本科和职业教育专业目录、对口职业招聘样本统计"
            />
          </>
        )}
      </div>
    </>
  )
}

interface MajorTableProps {
  readonly majors: readonly ComparedMajor[]
  readonly onRemove: (id: string) => void
}

function MajorTable({ majors, onRemove }: MajorTableProps) {
  return (
    <ComparisonTable
      label="专业对比表"
      names={majors.map(({ id, detail }) => ({ id, name: detail.data?.majorName }))}
      heads={majors.map(({ id, detail }) => (
        <ColumnHead
          key={id}
          name={detail.data?.majorName}
          to={{ kind: 'major', code: id }}
          answer={detail}
          onRemove={() => onRemove(id)}
          missing="没有这个专业"
        />
      ))}
    >
      <TitleRow columns={majors.length}>学什么，要求什么</TitleRow>
      {STUDY_FACTS.map((fact) => (
        <FactRow key={fact.label} fact={fact} columns={majors} read={({ detail }) => detail} />
      ))}
      <TitleRow columns={majors.length}>招聘和去向</TitleRow>
      {MARKET_FACTS.map((fact, row) => (
        <FactRow
          key={fact.label}
          fact={fact}
          columns={majors}
          read={({ employment }) => employment}
          offersRetry={row === 0}
        />
      ))}
      <FactRow
        fact={DESTINATION_FACT}
        columns={majors}
        read={({ destinations }) => destinations}
        offersRetry
      />
    </ComparisonTable>
  )
}

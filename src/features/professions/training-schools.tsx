import { useMemo, useRef } from 'react'
import type { MajorRequirement } from '~/contracts/professions.schemas'
import { NotRecruiting } from '~/entities/major/not-recruiting'
import { useRecruiting } from '~/entities/major/use-recruiting'
import { PlaceLink } from '~/entities/place/place-link'
import { professionCalls } from '~/entities/profession/profession.calls'
import { PendingLegend, TierLegend } from '~/entities/rank/tier-legend'
import { LazyWhoseLines } from '~/entities/school/lazy-whose-lines'
import { libraryAddress } from '~/entities/school/library.address'
import { LinesSource } from '~/entities/school/lines-source'
import { SchoolCards } from '~/entities/school/school-cards'
import { ofLevel } from '~/entities/school/use-line-question'
import { useWhoseLines } from '~/entities/school/use-whose-lines'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { mayReadVip } from '~/shared/domain/access'
import { batchLevelOf } from '~/shared/domain/major-code'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { formatCount } from '~/shared/lib/text/format'
import { useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import type { TrainingFilters } from './training.address'
import { PAGE_SIZE, trainingCalls } from './training.calls'
import { codedMajors, openMajors } from './training-majors'
import { VipRegion } from './vip-region'

export interface TypeProps {
  readonly typeCode: string
  readonly typeName: string
}

type TrainingSchoolsProps = TypeProps & Filtered<TrainingFilters>

/** The majors that lead to a type of professions, and the schools that offer each (S1 §2). */
export function TrainingSchools({ typeCode, typeName, ...filtered }: TrainingSchoolsProps) {
  const majors = useAnswer(typeCode, professionCalls.majorRequirements)
  return (
    <section aria-labelledby="training">
      <h2 id="training" className="text-lg font-medium">
        {typeName}的培养院校
      </h2>
      <States
        of={majors}
        name="对口专业"
        className="mt-3"
        pending={<Skeleton of="rows" className="h-[40rem]" />}
        isEmpty={(rows) => codedMajors(rows).length === 0}
        empty={
          <EmptyRegion>{typeName}没有招聘样本，暂无对口专业。可以按招考公告的专业要求查找院校。</EmptyRegion>
        }
      >
        {(rows) => <MajorSchools majors={rows} {...filtered} />}
      </States>
    </section>
  )
}

interface MajorSchoolsProps extends Filtered<TrainingFilters> {
  readonly majors: readonly MajorRequirement[]
}

const NO_FILTERS = libraryAddress.parse({})

/** A major, and the schools that offer it with the reader's rank beside each; without VIP three majors (S1 §6). */
function MajorSchools({ majors, filters, change }: MajorSchoolsProps) {
  const { major, page } = filters
  const list = useRef<HTMLElement>(null)
  const allowed = mayReadVip(useUser())
  const options = openMajors(majors, allowed)
  const whose = useWhoseLines({ filters, change })
  const { province, subjects, question: line, rules, mine, rank } = whose
  const { recruiting, isAwaited } = useRecruiting(whose)
  const chosen = options.find(({ value }) => value === major) ?? options[0]
  const { value: code, label: name } = chosen ?? {}
  const lines = useMemo(() => {
    if (code === undefined || name === undefined) return undefined
    const question = line && ofLevel(line, batchLevelOf(code))
    return { question, rules, rank, major: { code, name } }
  }, [line, rules, rank, code, name])
  const question = useMemo(
    () => (code === undefined || isAwaited ? undefined : { major: code, page, recruiting }),
    [code, page, recruiting, isAwaited],
  )
  const schools = useAnswer(question, trainingCalls.schools)
  const turn = (next: number) => {
    change({ page: next })
    list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <ChoiceRow
        label="对口专业"
        single
        all={null}
        options={options}
        value={code === undefined ? [] : [code]}
        onChange={([next]) => change({ major: next, page: 1 })}
      />
      {chosen && (
        <p className="mt-1 text-sm">
          <PlaceLink
            to={{ kind: 'major', code: chosen.value }}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 md:min-h-6"
          >
            {chosen.label}是学什么的
          </PlaceLink>
        </p>
      )}
      <div className="mt-4 grid gap-3 md:max-w-3xl">
        <LazyWhoseLines
          province={province}
          subjects={subjects}
          rules={rules}
          subject={line?.subject}
          rank={filters.rank}
          mine={mine}
          onChange={change}
        />
        {rank === 'pending' && <PendingLegend />}
        {mine && line && <TierLegend mine={mine} of={`${line.year} 年各校${name ?? ''}`} />}
      </div>
      <section ref={list} aria-label="开设院校" className="mt-4 scroll-mt-4">
        <States
          of={schools}
          name="院校"
          pending={<Skeleton of="rows" className="h-[40rem] md:h-96" />}
          isEmpty={({ records }) => records.length === 0}
          empty={<EmptyRegion>没有查到开设{chosen?.label}的院校。可以换一个专业。</EmptyRegion>}
        >
          {({ records, total, notRecruiting = 0 }) => (
            <>
              <p role="status" className="text-sm text-muted-foreground">
                {formatCount(total)} 所院校{recruiting && notRecruiting > 0 ? '招收' : '开设'}
                {chosen?.label}
              </p>
              <SchoolCards schools={records} lines={lines} foot={LinesSource} />
              <div className="mt-6">
                <Pager current={page} size={PAGE_SIZE} total={total} onPage={turn} name="院校" />
              </div>
              {recruiting && code !== undefined && notRecruiting > 0 && (
                <NotRecruiting
                  major={{ code, name: name ?? '' }}
                  filters={NO_FILTERS}
                  recruiting={recruiting}
                  count={notRecruiting}
                />
              )}
            </>
          )}
        </States>
      </section>
      {options.length < codedMajors(majors).length && (
        <VipRegion>开通 VIP 后可以查看全部 {codedMajors(majors).length} 个对口专业和它们的开设院校</VipRegion>
      )}
    </>
  )
}

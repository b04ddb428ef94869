import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MasterType } from '~/contracts/enumerations'
import type { Planner } from '~/contracts/planner-admin'
import { provinceList } from '~/entities/province/province-list.calls'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { DEFAULT_LOCATION } from '~/rules/exam/province'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { useRetry } from '~/shared/answer/use-retry'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { FilterSelect } from '~/shared/filters/filter-select'
import { useHydrated, useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { OwnOrderPanel } from './own-order'
import { EVERYWHERE, type PeopleFilters } from './people.address'
import { type PeopleQuestion, peopleCalls } from './people.calls'
import { PersonList } from './person-list'
import { ProfileSheet } from './profile-sheet'

const TEACHERS: MasterType[] = [1]
const PLANNERS: Readonly<Record<PeopleFilters['type'], MasterType[]>> = { all: [2, 3], full: [2], part: [3] }

/** All of a kind, wherever they know the rules. */
const EVERYBODY: Readonly<Record<PeoplePageProps['kind'], PeopleQuestion>> = {
  teachers: { masterTypes: TEACHERS },
  planners: { masterTypes: PLANNERS.all },
}
const NOBODY: readonly Planner[] = []

interface PeoplePageProps extends Filtered<PeopleFilters> {
  readonly kind: 'teachers' | 'planners'
}

const WORDS = {
  teachers: {
    heading: '名师团队',
    name: '名师',
    intro: '督导老师负责把关方案和答疑规则。这里写的是他们熟悉什么，不是录取结果的承诺。',
  },
  planners: {
    heading: '规划师团队',
    name: '规划师',
    intro: '规划师提出方案，由你来决定。这里写的是他们熟悉什么，不是录取结果的承诺。',
  },
} as const

/** Teachers or planners (S1 §2) who know a province best; a profile opens beside the list. */
export function PeoplePage({ kind, filters, change }: PeoplePageProps) {
  const hydrated = useHydrated()
  const user = useUser()
  const isEverywhere = filters.province === EVERYWHERE
  const known = useKnownProvince(isEverywhere ? undefined : filters.province)
  // The server refuses what no province is called.
  const named = filters.province === undefined ? (user?.province ?? DEFAULT_LOCATION) : known
  const asked = isEverywhere ? EVERYWHERE : named
  const province = isEverywhere ? undefined : named
  const question = useMemo(
    (): PeopleQuestion | undefined =>
      hydrated && asked !== undefined
        ? { province, masterTypes: kind === 'teachers' ? TEACHERS : PLANNERS[filters.type] }
        : undefined,
    [hydrated, asked, province, kind, filters.type],
  )
  const answer = useAnswer(question, peopleCalls.list)
  // Where nobody knows the province, somebody else may help.
  const isNobody = answer.data?.records.length === 0 && !answer.isEarlier && province !== undefined
  const elsewhere = useAnswer(isNobody ? EVERYBODY[kind] : undefined, peopleCalls.list)
  const others = (isNobody && elsewhere.data?.records) || NOBODY
  const { heading, name, intro } = WORDS[kind]
  const nobody = `暂时没有${province === undefined ? '这样' : `熟悉${province}`}的${name}`
  const open = [...(answer.data?.records ?? []), ...others].find(({ id }) => id === filters.who)
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>{heading}</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">{intro}</p>
      {kind === 'planners' && <OwnOrderPanel />}
      <div className="mt-6 flex flex-wrap items-start gap-x-8 gap-y-4 md:items-end">
        <PlaceSelect value={asked ?? ''} onChange={(next) => change({ province: next })} />
        {kind === 'planners' && (
          <ChoiceRow
            single
            all={null}
            label="类型"
            options={[
              { value: 'all', label: '全部' },
              { value: 'full', label: '全职' },
              { value: 'part', label: '兼职' },
            ]}
            value={[filters.type]}
            onChange={([next]) => change({ type: next === 'full' || next === 'part' ? next : 'all' })}
            className="md:grid-cols-[2.5rem_minmax(0,1fr)]!"
          />
        )}
      </div>
      <States
        of={answer}
        name={name}
        className="mt-6"
        pending={<Skeleton of="rows" className="h-96" />}
        isEmpty={({ records }) => records.length === 0}
        empty={
          <>
            {others.length > 0 ? (
              <>
                <p role="note" className="mb-3 rounded bg-muted px-4 py-3 text-sm">
                  {nobody}，下面是熟悉其他省份的。
                </p>
                <PersonList people={others} onOpen={(who) => change({ who })} />
              </>
            ) : (
              <EmptyRegion>{nobody}。</EmptyRegion>
            )}
            <MissingLine of={[elsewhere]} name={name} />
          </>
        }
      >
        {({ records }) => <PersonList people={records} onOpen={(who) => change({ who })} />}
      </States>
      {open && (
        <ProfileSheet person={open} asks={kind === 'planners'} onClose={() => change({ who: undefined })} />
      )}
    </div>
  )
}

function PlaceSelect({ value, onChange }: { value: string; onChange: (next: string) => void }) {
  const provinces = useQuery(provinceList())
  const options = [EVERYWHERE, ...(provinces.data ?? []).map(({ provinceName }) => provinceName)]
  const ofProvinces = useRetry(provinces)
  return (
    <FilterSelect
      label="熟悉的省份"
      value={value}
      options={options}
      onChange={onChange}
      className="w-40"
      {...ofProvinces}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MasterType } from '~/contracts/enumerations'
import type { Planner } from '~/contracts/planner-admin'
import { provinceList } from '~/entities/province/province-list.calls'
import { DEFAULT_LOCATION } from '~/rules/exam/province'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { retryOf } from '~/shared/answer/retry-of'
import { useAnswer } from '~/shared/answer/use-answer'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { FilterSelect } from '~/shared/filters/filter-select'
import { initialOf } from '~/shared/lib/people'
import { useHydrated, useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Listed } from '~/shared/ui/listed'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { masterLabel } from './master-label'
import { OwnOrderPanel } from './own-order'
import { EVERYWHERE, type PeopleFilters } from './people.address'
import { type PeopleQuestion, peopleCalls } from './people.calls'
import { ProfileSheet } from './profile-sheet'

const TEACHERS: MasterType[] = [1]
const PLANNERS: Readonly<Record<PeopleFilters['type'], MasterType[]>> = { all: [2, 3], full: [2], part: [3] }

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
  const asked = filters.province ?? user?.province ?? DEFAULT_LOCATION
  const province = asked === EVERYWHERE ? undefined : asked
  const question = useMemo(
    (): PeopleQuestion | undefined =>
      hydrated
        ? { province, masterTypes: kind === 'teachers' ? TEACHERS : PLANNERS[filters.type] }
        : undefined,
    [hydrated, province, kind, filters.type],
  )
  const answer = useAnswer(question, peopleCalls.list)
  const { heading, name, intro } = WORDS[kind]
  const open = answer.data?.records.find(({ id }) => id === filters.who)
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>{heading}</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">{intro}</p>
      {kind === 'planners' && <OwnOrderPanel />}
      <div className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <PlaceSelect value={asked} onChange={(next) => change({ province: next })} />
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
            className="md:grid-cols-[2.5rem_minmax(0,1fr)]"
          />
        )}
      </div>
      <Faces
        of={answer}
        name={name}
        className="mt-6"
        pending={<Skeleton of="rows" className="h-96" />}
        isEmpty={({ records }) => records.length === 0}
        empty={
          <EmptyRegion>
            <p>
              暂时没有熟悉{province}的{name}。
            </p>
            <Button
              variant="outline"
              size="sm"
              className="mt-3"
              onClick={() => change({ province: EVERYWHERE, type: 'all' })}
            >
              看全部{name}
            </Button>
          </EmptyRegion>
        }
      >
        {({ records }) => (
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {records.map((person) => (
              <PersonCard key={person.id} {...person} onOpen={() => change({ who: person.id })} />
            ))}
          </ul>
        )}
      </Faces>
      {open && (
        <ProfileSheet person={open} asks={kind === 'planners'} onClose={() => change({ who: undefined })} />
      )}
    </div>
  )
}

function PlaceSelect({ value, onChange }: { value: string; onChange: (next: string) => void }) {
  const provinces = useQuery(provinceList())
  const options = [EVERYWHERE, ...(provinces.data ?? []).map(({ provinceName }) => provinceName)]
  return (
    <FilterSelect
      label="熟悉的省份"
      value={value}
      options={options}
      onChange={onChange}
      className="w-40"
      {...retryOf(provinces)}
    />
  )
}

function PersonCard({ name, masterType, title, provinces, onOpen }: Planner & { onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="group flex h-full w-full items-center gap-4 rounded-lg border bg-surface p-4 text-left hover:border-primary"
      >
        <span
          data-initial={initialOf(name)}
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-lg text-primary before:content-[attr(data-initial)]"
        />
        <span className="min-w-0">
          <span className="font-medium group-hover:text-primary">{name}</span>
          <span className="ml-2 text-sm text-muted-foreground">{masterLabel(masterType)}</span>
          <Listed items={[title, provinces?.join('、')]} className="mt-0.5 text-sm text-muted-foreground" />
        </span>
      </button>
    </li>
  )
}

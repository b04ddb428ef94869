import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { UnitChoice } from '~/entities/application-list/adding/unit-choice'
import { unitName } from '~/entities/application-list/form-text'
import type { Named } from '~/entities/application-list/making/own-rule'
import { recordCalls } from '~/entities/student/record.calls'
import { States } from '~/shared/answer/states'
import { FilterSelect } from '~/shared/filters/filter-select'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'
import { ChosenSchoolField } from './chosen-school-field'
import { purposeFor } from './draft.calls'

interface MustFieldProps {
  readonly studentIds: readonly string[]
  readonly onMust: (unit: Named) => void
}

/** Finds a row that every list has to have: a school by its name, then a unit of it that a student may choose. */
export function MustField({ studentIds, onMust }: MustFieldProps) {
  const [school, setSchool] = useState<Named>()
  const [chosen, choose] = useState<string>()
  const studentId = chosen && studentIds.includes(chosen) ? chosen : studentIds[0]
  return (
    <>
      <ChosenSchoolField label="加一个志愿：先找院校" onChoose={setSchool} />
      {school && studentId !== undefined && (
        <div className="grid gap-2 rounded border p-3 text-sm">
          <p className="flex items-center justify-between gap-2 font-medium">
            {school.name}
            <Button variant="link" size="inline" onClick={() => setSchool(undefined)}>
              不加了
            </Button>
          </p>
          {studentIds.length > 1 && (
            <StudentSelect studentIds={studentIds} value={studentId} onChange={choose} />
          )}
          <UnitsOf
            key={`${school.id} ${studentId}`}
            school={school}
            studentId={studentId}
            onMust={(unit) => {
              onMust(unit)
              setSchool(undefined)
            }}
          />
        </div>
      )}
    </>
  )
}

/** Students of one province and subject choose among the same units: one of them is enough. */
function StudentSelect(props: {
  studentIds: readonly string[]
  value: string
  onChange: (id: string) => void
}) {
  const { studentIds, value, onChange } = props
  const records = useQueries({ queries: studentIds.map((id) => recordCalls.record(id)) })
  return (
    <FilterSelect
      label="看谁能报的"
      value={value}
      options={studentIds.map((id, place) => ({
        value: id,
        label: records[place]?.data?.name || '这名学生',
      }))}
      onChange={onChange}
    />
  )
}

interface UnitsOfProps extends Pick<MustFieldProps, 'onMust'> {
  readonly school: Named
  readonly studentId: string
}

function UnitsOf({ school, studentId, onMust }: UnitsOfProps) {
  const purpose = useQuery(purposeFor(studentId))
  return (
    <States
      of={purpose}
      name="这名学生的成绩"
      pending={<Skeleton of="text" className="h-24" />}
      isEmpty={(known) => known === null}
      empty="没有成绩，看不出能报哪些。"
    >
      {(known) => {
        if (!known) return null
        const { score, batch, form } = known
        const { id: preferenceScoreId, province, year } = score
        const must = ({ unitId, majorGroupCode }: RecommendedUnit) => {
          const group = unitName(form.unit, majorGroupCode)
          onMust({ id: unitId, name: group ? `${school.name} ${group}` : school.name })
        }
        return (
          <UnitChoice
            list={{ preferenceScoreId, batch, province, year }}
            schoolId={school.id}
            isBusy={false}
            onChoose={must}
          />
        )
      }}
    </States>
  )
}

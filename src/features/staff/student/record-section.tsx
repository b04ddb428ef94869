import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SEXES, SUBJECTS } from '~/contracts/reference'
import { type StudentRecord, studentRecord } from '~/contracts/student-record'
import { MissingLine } from '~/shared/answer/missing-line'
import { useWrite } from '~/shared/api/use-write'
import { isAdministrator } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { ConfirmDialog } from '../parts/confirm-dialog'
import { Facts, Section } from '../parts/section'
import { logAct } from '../parts/staff-log'
import { Tel } from '../parts/tel'
import { studentCalls } from './student.calls'

/** Who the student is, and what they still have to say. */
export function RecordSection({ record }: { record: StudentRecord }) {
  const {
    id,
    name,
    tel,
    sex,
    ethnicGroup,
    province,
    city,
    district,
    highSchool,
    year,
    subjects = [],
  } = record
  const answer = useQuery(studentCalls.completeness(id))
  const { data: completeness } = answer
  const electives = subjects.map((subject) => SUBJECTS.find((known) => known.id === subject)?.label)
  return (
    <Section title="档案" action={<VipSwitch record={record} />}>
      <Facts
        facts={[
          { term: '手机号', value: <Tel studentId={id} name={name} tel={tel} isReadable /> },
          { term: '性别', value: SEXES.find((known) => known.id === sex)?.label },
          { term: '高考', value: province && `${province} ${year ?? ''} 年` },
          { term: '选考科目', value: electives.join('、') },
          { term: '所在地', value: [city, district].filter(Boolean).join(' ') },
          { term: '就读高中', value: highSchool },
          { term: '民族', value: ethnicGroup },
          {
            term: '资料',
            value: completeness ? (
              completenessText(completeness, [sex, ethnicGroup, city, highSchool])
            ) : (
              <MissingLine of={[answer]} name="资料是否完整" />
            ),
          },
        ]}
      />
    </Section>
  )
}

/** 必填已全 · 选填 1/4: what a list needs, and of what else is shown here how much is known. */
function completenessText(
  { complete, missing }: { complete: boolean; missing: readonly string[] },
  optional: readonly unknown[],
) {
  const known = optional.filter((value) => value != null && value !== '').length
  return `${complete ? '必填已全' : `还缺${missing.join('、')}`} · 选填 ${known}/${optional.length}`
}

/** Opening and closing VIP is for administrators, and is asked once: it is somebody’s money. */
function VipSwitch({ record: { id, name, auth } }: { record: StudentRecord }) {
  const user = useUser()
  const [asking, setAsking] = useState(false)
  const save = useWrite(studentRecord.save, {
    onDone: (saved) => {
      logAct(`${saved.auth ? '开通' : '关闭'}了${name}的 VIP`)
      setAsking(false)
    },
  })
  if (!user || !isAdministrator(user)) return null
  const act = auth ? '关闭 VIP' : '开通 VIP'
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {act}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`${auth ? '关闭' : '开通'}${name}的 VIP？`}
          description={
            auth
              ? '关闭后只能看到职业的前三个岗位，提前批的全省汇总不再可看。'
              : '开通后可以看职业的全部岗位与统计、全省提前批的计划与分数线汇总。'
          }
          act={act}
          isPending={save.isPending}
          onConfirm={() => save.start({ body: { id, auth: !auth } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { SEXES, SUBJECTS } from '~/contracts/reference'
import { type StudentRecord, studentRecord } from '~/contracts/student-record'
import { useWrite } from '~/shared/api/use-write'
import { isAdministrator } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
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
  const { data: completeness } = useQuery(studentCalls.completeness(id))
  const electives = subjects.map((subject) => SUBJECTS.find((known) => known.id === subject)?.label)
  return (
    <Section title="档案" action={<VipSwitch record={record} />}>
      <Facts
        facts={[
          { term: '手机号', value: <Tel studentId={id} name={name} tel={tel} /> },
          { term: '性别', value: SEXES.find((known) => known.id === sex)?.label },
          { term: '高考', value: province && `${province} ${year ?? ''} 年` },
          { term: '选考科目', value: electives.join('、') },
          { term: '所在地', value: [city, district].filter(Boolean).join(' ') },
          { term: '就读高中', value: highSchool },
          { term: '民族', value: ethnicGroup },
          {
            term: '资料',
            value:
              completeness && (completeness.complete ? '完整' : `还缺${completeness.missing.join('、')}`),
          },
        ]}
      />
    </Section>
  )
}

/** Opening and closing VIP is for administrators. Either is taken back by the other. */
function VipSwitch({ record: { id, name, auth } }: { record: StudentRecord }) {
  const user = useUser()
  const save = useWrite(studentRecord.save, {
    onDone: (saved) => logAct(`${saved.auth ? '开通' : '关闭'}了${name}的 VIP`),
  })
  if (!user || !isAdministrator(user)) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-disabled={save.isPending}
      onClick={() => save.start({ body: { id, auth: !auth } })}
    >
      {auth ? '关闭 VIP' : '开通 VIP'}
    </Button>
  )
}

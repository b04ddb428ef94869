import type { StudentForm } from '~/contracts/service-orders'
import { tableColumns } from '~/shared/table/columns'
import { OrderMark, shortStatus } from '../parts/order-status'
import { StudentName } from '../parts/student-name'
import { Tel } from '../parts/tel'
import { selectColumn } from '../table/selection'

const day = (time: string) => time.slice(0, 10)

export const STUDENT_COLUMNS = tableColumns<StudentForm>()(
  selectColumn({ id: (row) => row.studentId, name: (row) => row.studentName }),
  {
    id: 'name',
    head: '姓名',
    cell: (form) => <StudentName form={form} to="/departStudentDetail" />,
    lead: ['exam', 'status', 'planner'],
  },
  {
    id: 'tel',
    head: '手机号',
    cell: (row) => (
      <Tel studentId={row.studentId} name={row.studentName} tel={row.tel} plannerId={row.plannerId} />
    ),
  },
  {
    id: 'exam',
    head: '省份与年份',
    text: ({ province, year }) => (province ? `${province} ${year ?? ''}` : undefined),
    from: 'md',
    nowrap: true,
  },
  { id: 'school', head: '就读高中', text: (row) => row.highSchool, from: 'lg' },
  {
    id: 'status',
    head: '服务单',
    text: ({ status }) => status && shortStatus(status),
    cell: ({ status }) => <OrderMark status={status} />,
    from: 'md',
  },
  { id: 'planner', head: '规划师', text: (row) => row.plannerName, from: 'md', nowrap: true },
  { id: 'lists', head: '志愿表', figure: (row) => row.applicationListCount, from: 'lg', nowrap: true },
  { id: 'joined', head: '注册', text: (row) => day(row.createTime), from: 'lg', faint: true, nowrap: true },
  { id: 'updated', head: '更新', text: (row) => day(row.updateTime), from: 'lg', faint: true, nowrap: true },
)

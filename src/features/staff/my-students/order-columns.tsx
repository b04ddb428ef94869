import type { StudentForm } from '~/contracts/service-orders'
import { tableColumns } from '~/shared/table/columns'
import { OrderActions } from '../orders/order-actions'
import { StudentName } from '../parts/student-name'
import { Tel } from '../parts/tel'
import { selectColumn } from '../table/selection'

export const ORDER_COLUMNS = tableColumns<StudentForm>()(
  selectColumn({ id: (row) => row.studentId, name: (row) => row.studentName }),
  {
    id: 'name',
    head: '学生',
    cell: (form) => <StudentName form={form} to="/myStudentDetail" />,
    lead: ['exam', 'planner', 'note'],
  },
  {
    id: 'exam',
    head: '省份与年份',
    text: ({ province, year }) => (province ? `${province} ${year ?? ''}` : undefined),
    from: 'md',
    nowrap: true,
  },
  {
    id: 'tel',
    head: '手机号',
    cell: (row) => (
      <Tel studentId={row.studentId} name={row.studentName} tel={row.tel} plannerId={row.plannerId} />
    ),
    from: 'md',
  },
  { id: 'note', head: '备注', text: (row) => row.note, from: 'lg' },
  { id: 'planner', head: '规划师', text: (row) => row.plannerName, from: 'md', nowrap: true },
  { id: 'lists', head: '志愿表', figure: (row) => row.applicationListCount, from: 'lg', nowrap: true },
  {
    id: 'updated',
    head: '更新',
    text: (row) => row.updateTime.slice(0, 10),
    from: 'lg',
    faint: true,
    nowrap: true,
  },
  { id: 'act', head: '', cell: (row) => <OrderActions form={row} />, align: 'right', flush: true },
)

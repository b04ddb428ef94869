import { type StudentForm, type StudentFormQuery, serviceOrders } from '~/contracts/service-orders'
import { request } from '~/shared/api/client'
import type { Sheet } from '../export/sheet'
import { statusLabel } from '../parts/order-status'

/** Rows of one call of an export. */
const CHUNK = 1000

const HEADS = [
  '姓名',
  '手机号',
  'VIP',
  '高考省份',
  '高考年份',
  '就读高中',
  '服务单',
  '规划师',
  '备注',
  '志愿表',
  '注册时间',
  '更新时间',
]

/** Students as a file has them; numbers stay masked. */
export function studentSheet(students: readonly StudentForm[]): Sheet {
  const rows = students.map((row) => [
    row.studentName,
    row.tel,
    row.auth ? '是' : '否',
    row.province,
    row.year,
    row.highSchool,
    statusLabel(row.status),
    row.plannerName,
    row.note,
    row.applicationListCount,
    row.createTime,
    row.updateTime,
  ])
  return { name: '学生', heads: HEADS, rows }
}

/** Every student of a question, whatever page of it is on the screen. */
export async function allStudents(question: StudentFormQuery): Promise<StudentForm[]> {
  const found: StudentForm[] = []
  for (let page = 1; ; page++) {
    const body = { ...question, page, pageSize: CHUNK }
    const { records, total } = await request(serviceOrders.students, { body })
    found.push(...records)
    if (records.length === 0 || found.length >= total) return found
  }
}

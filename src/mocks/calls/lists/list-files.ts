import type { ApplicationItem } from '~/contracts/application-lists'
import { findSchool } from '../../world/schools/schools'
import { textDocument, workbook } from './office'

interface NamedItems {
  readonly name: string
  readonly items: readonly ApplicationItem[]
}

const HEAD = [
  '序号',
  '院校代码',
  '院校',
  '所在省份',
  '专业组',
  '专业',
  '服从调剂',
  '上一年最低分',
  '上一年最低位次',
]

/** A list as a workbook: its name, the heads, one row for each choice. */
export function listWorkbook({ name, items }: NamedItems): Blob {
  const rows = items.map((item) => [
    item.order,
    item.schoolEnrollCode ?? '',
    item.schoolName,
    item.provinceName,
    item.majorGroupCode ?? '',
    item.majors.map(({ majorEnrollCode, majorName }) => `${majorEnrollCode} ${majorName}`).join('；'),
    item.adjust ? '是' : '否',
    item.lowestScore ?? '',
    item.lowestRank ?? '',
  ])
  return workbook('志愿表', [[name], HEAD, ...rows])
}

/** The schools of a list, in the order of its choices, with what is known of them and what was chosen there. */
export function schoolsDocument({ name, items }: NamedItems): Blob {
  const schools = [...new Set(items.map(({ schoolId }) => schoolId))].flatMap((id) => findSchool(id) ?? [])
  return textDocument([
    { text: `${name}：院校招生信息`, title: true },
    ...schools.flatMap((school) => [
      { text: school.schoolName, title: true },
      {
        text: `${school.provinceName} ${school.cityName} · ${school.schoolInstitution} · ${school.level}`,
      },
      { text: `主管部门：${school.belongs}；类型：${school.schoolType.join('、')}` },
      ...items.filter(({ schoolId }) => schoolId === school.id).map((item) => ({ text: choiceLine(item) })),
    ]),
  ])
}

function choiceLine({ order, majorGroupCode, majors, lowestScore, lowestRank }: ApplicationItem): string {
  const group = majorGroupCode ? `专业组 ${majorGroupCode}` : ''
  const named = majors.map(({ majorName }) => majorName).join('、')
  const line = lowestScore ? `，上一年最低分 ${lowestScore}，位次 ${lowestRank}` : ''
  return `第 ${order} 志愿 ${group} ${named}${line}`
}

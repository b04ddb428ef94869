import { PROVINCE_NAMES, provinceName } from '~/rules/exam/province'
import type { GivenGrade, GivenSchool } from '~/rules/own-data/given'
import type { FileReport } from '../problems'
import type { TableRow } from '../read-cells'
import type { SchoolNames } from '../schools'
import { plainNumber, printed, requiredText, shown } from '../values'
import { unknownSchool } from './of-school'

export interface FolderContext {
  readonly report: FileReport
  readonly schools: SchoolNames
  readonly file: number
}

const KINDS = ['公办', '民办', '中外合作办学', '内地与港澳台合作办学']

/** 院校: what it does not know by name it adds. */
export function readSchools(
  rows: readonly TableRow[],
  { report, schools, file }: FolderContext,
): readonly GivenSchool[] {
  const seen = new Map<string, number>()
  return rows.flatMap((row): GivenSchool[] => {
    const reported = requiredText(row, '院校名称', report)
    if (reported === undefined) return []
    const known = schools.find(reported)
    const province = provinceOf(row, report)
    const ownership = row.text('办学性质')
    if (ownership !== undefined && !KINDS.includes(ownership)) {
      report.tell(
        '疑',
        row.line,
        '办学性质',
        `应是${KINDS.join('、')}之一，写的是${shown(ownership)}，没有用`,
      )
    }
    const website = row.text('网址')
    if (website !== undefined && !isAddress(website)) {
      report.tell('疑', row.line, '网址', `“${shown(website)}”不是网址，没有用`)
    }
    const school = 'id' in known ? known.name : printed(reported)
    const before = seen.get(school)
    if (before !== undefined) {
      report.tell('错', row.line, '院校名称', `${school} 在第 ${before} 行已经有了`)
      return []
    }
    seen.set(school, row.line)
    if (!('id' in known) && known.nearest[0] !== undefined && isOneOff(reported, known.nearest[0])) {
      report.tell('疑', row.line, '院校名称', `和${known.nearest[0]}只差一个字，当作一所新学校`)
    }
    const [city, kind, authority] = [row.text('城市'), row.text('类型'), row.text('主管部门')]
    return [
      {
        at: [file, row.line],
        schoolId: 'id' in known ? known.id : `own-${row.line}`,
        school,
        ...(!('id' in known) && { isAdded: true }),
        aliases: parts(row.text('别名')),
        ...(province !== undefined && { province }),
        ...(city !== undefined && { city }),
        ...(ownership !== undefined && KINDS.includes(ownership) && { ownership }),
        ...(kind !== undefined && { kind }),
        features: parts(row.text('特征')),
        ...(authority !== undefined && { authority }),
        ...(website !== undefined && isAddress(website) && { website }),
        ...(report.isDoubted(row.line) && { isDoubted: true }),
      },
    ]
  })
}

const parts = (text: string | undefined) =>
  (text ?? '')
    .split(/[;；、|]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

export const isAddress = (text: string): boolean => /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text)

const isOneOff = (a: string, b: string) =>
  a.length === b.length && [...a].filter((letter, at) => letter !== b[at]).length === 1

function provinceOf(row: TableRow, report: FileReport): string | undefined {
  const reported = row.text('所在省')
  if (reported === undefined) return undefined
  const name = provinceName(reported)
  if (PROVINCE_NAMES.includes(name)) return name
  report.tell('疑', row.line, '所在省', `没有“${shown(reported)}”这个省，没有用`)
  return undefined
}

const GRADES = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-']
const ROUNDS = '一二三四五六'

/** 学科评估. */
export function readGrades(
  rows: readonly TableRow[],
  { report, schools, file }: FolderContext,
): readonly GivenGrade[] {
  const seen = new Map<string, GivenGrade>()
  return rows.flatMap((row): GivenGrade[] => {
    const reported = requiredText(row, '院校名称', report)
    const found = reported === undefined ? undefined : schools.find(reported)
    if (reported !== undefined && found && !('id' in found)) {
      report.tell('错', row.line, '院校名称', unknownSchool(reported, found.nearest))
    }
    const discipline = requiredText(row, '学科', report)?.replace(/^\d{4}\s*/, '')
    const grade = requiredText(row, '等级', report)?.toUpperCase().replace('－', '-')
    if (grade !== undefined && !GRADES.includes(grade)) {
      report.tell('错', row.line, '等级', `应是 A+ 到 C-，写的是${shown(grade)}`)
    }
    const round = roundOf(requiredText(row, '轮次', report))
    if (round === undefined && row.text('轮次') !== undefined) {
      report.tell('错', row.line, '轮次', `应是 1 到 6，写的是${shown(row.text('轮次') ?? '')}`)
    }
    if (!found || !('id' in found) || discipline === undefined || grade === undefined || round === undefined)
      return []
    if (report.isWrong(row.line)) return []
    const own: GivenGrade = {
      at: [file, row.line],
      schoolId: found.id,
      school: found.name,
      discipline,
      grade,
      round,
    }
    const key = `${found.id}|${discipline}|${round}`
    const before = seen.get(key)
    if (before) {
      const same = before.grade === grade
      report.tell(
        same ? '疑' : '错',
        row.line,
        '学科',
        same
          ? `和第 ${before.at[1]} 行一样，只用一次`
          : `第 ${before.at[1]} 行写的是 ${before.grade}，这里是 ${grade}`,
      )
      if (!same)
        report.tell('错', before.at[1], '学科', `第 ${row.line} 行写的是 ${grade}，这里是 ${before.grade}`)
      return []
    }
    seen.set(key, own)
    return [own]
  })
}

function roundOf(reported: string | undefined): number | undefined {
  const text = (reported ?? '').replace(/第|轮/g, '')
  const round = ROUNDS.includes(text) && text !== '' ? ROUNDS.indexOf(text) + 1 : plainNumber(text)
  return round !== undefined && round >= 1 && round <= 6 && Number.isInteger(round) ? round : undefined
}

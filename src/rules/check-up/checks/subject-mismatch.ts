import { fitOf, isSatWith, missingSubjects } from '../../filing/requirement'
import type { Check, Found } from '../finding'
import { grouped } from '../grouped'
import type { ListModel, ModelRow } from '../list-model'
import { replaceRow } from '../replace-row'
import { rowNumbers, rowsOrName } from '../words'

/** With all of them, only a text that cannot be read stays open. */
const SUBJECTS = ['物理', '历史', '化学', '生物', '政治', '地理', '技术']

export const subjectMismatch = {
  id: 'subject-mismatch',
  name: '选科不符',
  isVital: true,
  run(model: ListModel): Found[] {
    const closed = model.rows.filter((row) => row.closed === 'subjects')
    return [...grouped(closed, (row) => asked(model, row))].map(([text, rows]) => ({
      rows: rows.map(({ place }) => place),
      severity: 'high',
      why: `${rowsOrName(rows)}${text}，不能报。`,
      remedy: '换成选科要求相符、难度相近的志愿；不换就空着，投档时跳过。',
      actions: rows.flatMap((row) => replaceRow(model, row)),
    }))
  },
  skipped({ rows, list }: ListModel) {
    const unread = rows.filter(({ row }) => row.unread)
    if (unread.length > 0) return `${rowNumbers(unread)}没有读到，不知道要求哪些科目`
    const open = rows.filter(({ fit, closed }) => !closed && fit === 'unknown')
    if (open.length > 0) {
      const isText = open.some(
        ({ row }) => fitOf(row.requirement ?? '', list.subject, SUBJECTS) === 'unknown',
      )
      return `${rowNumbers(open)}${isText ? '的选科要求读不懂，请自己核对' : '要看再选科目，名单里没有写'}`
    }
    const isOld = list.subject === '理科' || list.subject === '文科'
    const unreported = isOld ? [] : rows.filter(({ row, closed }) => !closed && row.requirement === undefined)
    return unreported.length > 0 ? `${rowNumbers(unreported)}没有写选科要求` : undefined
  },
} as const satisfies Check

/** 要求化学，你没有选. */
function asked({ list }: ListModel, { row }: ModelRow): string {
  const { electives } = list.student
  if (!isSatWith(list.subject, electives)) return `是${list.subject}类的，你现在选的不是${list.subject}`
  const missing = missingSubjects(row.requirement ?? '', list.subject, electives)
  return `要求${missing.length > 0 ? missing.join('和') : row.requirement}，你没有选`
}

import { fitOf } from '../../filing/requirement'
import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'
import { replaceRow } from '../replace-row'
import { rowName, rowNumbers } from '../words'

/** With all of them, only a text that cannot be read stays open. */
const SUBJECTS = ['物理', '历史', '化学', '生物', '政治', '地理', '技术']

export const subjectMismatch = {
  id: 'subject-mismatch',
  name: '选科不符',
  run(model: ListModel): Found[] {
    const { electives = [] } = model.list.student
    const own = [model.list.subject, ...electives].filter((name) => name !== '综合').join('、')
    return model.rows
      .filter(({ fit }) => fit === 'not-met')
      .map((row) => ({
        rows: [row.place],
        severity: 'high',
        why: `${rowName(row)}要求“${row.row.requirement}”，你的科目是${own}：这一行不会参加投档，等于空着。`,
        remedy: '换成选科要求相符、难度相近的志愿。',
        actions: replaceRow(model, row),
      }))
  },
  skipped({ rows, list }: ListModel) {
    const unread = rows.filter(({ fit }) => fit === 'unknown')
    if (unread.length > 0) {
      const isText = unread.some(
        ({ row }) => fitOf(row.requirement ?? '', list.subject, SUBJECTS) === 'unknown',
      )
      return `${rowNumbers(unread)}${isText ? '的选科要求读不懂，请自己核对' : '要看再选科目，名单里没有写'}`
    }
    const isOld = list.subject === '理科' || list.subject === '文科'
    const untold = isOld ? [] : rows.filter(({ row }) => row.requirement === undefined)
    return untold.length > 0 ? `${rowNumbers(untold)}没有写选科要求` : undefined
  },
} as const satisfies Check

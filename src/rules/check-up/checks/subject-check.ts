import type { Finding } from '../finding'
import type { ListModel } from '../list-model'
import { replaceRow } from '../replace-row'
import { rowName } from '../words'

export function subjectMismatch(model: ListModel): Finding[] {
  const { electives = [] } = model.list.student
  const own = [model.list.subject, ...electives].filter((name) => name !== '综合').join('、')
  return model.rows
    .filter(({ fit }) => fit === 'not-met')
    .map((row) => ({
      check: 'subject-mismatch',
      rows: [row.place],
      severity: 'high',
      why: `${rowName(row)}要求「${row.row.requirement}」，你的科目是${own}：这一行不会参加投档，等于空着。`,
      remedy: '换成选科要求相符、难度相近的单位。',
      actions: replaceRow(model, row),
    }))
}

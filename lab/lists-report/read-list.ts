import { unitsAround } from '~/mocks/calls/recommendation/recommendations'
import { batchAfter, FILLING_STYLES } from '~/mocks/world/filing/filing-rules'
import { frameFor } from '~/mocks/world/filing/model/unit-chance'
import { type WholeList, wholeList } from '~/mocks/world/filing/model/whole-list'
import { type CandidateMajor, NO_WISHES } from '~/rules/generator/candidate'
import { adjustmentTo } from '~/rules/generator/name-majors'
import { listNotes, rowReason } from '~/rules/generator/notes'
import { wishOrder } from '~/rules/generator/wishes'
import type { ReportStudent } from './students'

export interface Reading {
  /** The id of a style. */
  readonly style: string
  readonly withWishes: boolean
}

const TIERS = ['圆梦', '冲', '稳', '保'] as const

/** A whole list as an adviser reads it: one line a row, after what the list says of itself. Throws for a style that there is none of. */
export async function readList(student: ReportStudent, { style, withWishes }: Reading): Promise<string> {
  const rule = FILLING_STYLES.find(({ id }) => id === style)
  if (!rule) throw new Error(`没有 ${style} 这种风格`)
  const { plan, rank, name } = student
  const asker = { rank, year: plan.filedIn ?? plan.year + 1, electives: [] }
  const wishes = withWishes ? student.wishes : NO_WISHES
  const units = await unitsAround(plan, asker)
  const size = frameFor(plan, asker).form.choiceCount ?? 4
  const list = wholeList(units, plan, asker, { size, rule, wishes })
  const nextBatch = batchAfter(plan)
  return [
    `## ${name} · ${rule.label}${withWishes ? ` · ${wishText(student)}` : ' · 没有意向'}`,
    ...listNotes(list.made, { ...list.query, nextBatch }).map((note) => `  * ${note}`),
    ...list.rows.map((row, place) => rowText(row, place, list)),
    '',
  ].join('\n')
}

function wishText({ wishes }: ReportStudent): string {
  const { provinces, majorCodes, excludedMajorCodes, schoolTypes, schoolInstitutions, maxFee } = wishes
  const parts = [
    `按 ${wishOrder(wishes).join(' › ')}`,
    ...provinces,
    ...majorCodes.map((code) => `学 ${code}`),
    ...excludedMajorCodes.map((code) => `不学 ${code}`),
    ...schoolTypes,
    ...schoolInstitutions,
    ...(maxFee == null ? [] : [`≤ ${maxFee} 元`]),
  ]
  return parts.join(' ')
}

function rowText({ judged, row }: WholeList['rows'][number], place: number, { made, query }: WholeList) {
  const { rank } = query.frame
  const { school, code, fee } = judged.unit
  const { majors, plan } = row.candidate
  const [newest] = judged.past
  const chosen = new Set(row.named)
  const adjusted = query.frame.form.adjustment
    ? adjustmentTo(majors, (major) => chosen.has(major))
    : undefined
  const missed = wishOrder(query.wishes ?? NO_WISHES).filter((kind) => !row.heed[kind])
  const reason = rowReason(row, made, query.wishes)
  return [
    `${String(place + 1).padStart(2)} ${TIERS[row.kind]} ${percent(judged.chance?.share)}`,
    `${school.schoolName} ${code ?? ''} ${school.provinceName}${school.cityName === school.provinceName ? '' : school.cityName}`,
    `${row.named.map((major) => majorText(major)).join('、')}（组内 ${majors.length} 个）`,
    newest ? `线 ${newest.rank}（${percent(newest.rank / rank - 1)}）` : '没有线',
    `计划 ${plan} ${fee} 元`,
    adjusted ? `调剂 ${majorText(adjusted)}` : '不会调剂',
    ...(missed.length > 0 ? [`不合 ${missed.join('、')}`] : []),
    ...(reason ? [`“${reason}”`] : []),
  ].join(' | ')
}

function majorText({ name, plan, share }: CandidateMajor): string {
  return `${name} ${plan}${share === undefined ? '' : ` ${percent(share)}`}`
}

function percent(share: number | undefined): string {
  return share === undefined ? '?' : `${Math.round(share * 100)}%`
}

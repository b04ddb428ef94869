import { fitOf } from '../filing/requirement'
import { isJudged } from './checks/safety-checks'
import type { Skipped } from './finding'
import type { ListModel, ModelRow } from './list-model'
import { placeList } from './words'

/** The checks that could not be made on a list, each once, and why. */
export function skippedOf(model: ListModel): Skipped[] {
  return REASONS.flatMap(([check, reason]) => {
    const why = reason(model)
    return why === undefined ? [] : [{ check, why }]
  })
}

const places = (rows: readonly ModelRow[]) => placeList(rows.map(({ place }) => place))
const none = (model: ListModel, has: (row: ModelRow['row']) => boolean) =>
  !model.rows.some(({ row }) => has(row))

const REASONS: readonly (readonly [Skipped['check'], (model: ListModel) => string | undefined])[] = [
  [
    'weak-safety',
    (model) => {
      if (!model.outlook) return '顺序志愿批次，不按平行志愿推算'
      if (model.form.early) return '提前批没有录取还有后面的批次，不按滑档来看'
      const missing = model.rows.filter(({ simulated }) => simulated.centre === undefined)
      if (missing.length === 0) return undefined
      return isJudged(model)
        ? `${places(missing)}没有可比的往年位次，推算里当作没有填`
        : '往年位次太少，整张表的推算没有做'
    },
  ],
  [
    'subject-mismatch',
    ({ rows, list }) => {
      const unread = rows.filter(({ fit }) => fit === 'unknown')
      if (unread.length > 0) {
        const isText = unread.some(
          ({ row }) => fitOf(row.requirement ?? '', list.subject, SUBJECTS) === 'unknown',
        )
        return `${places(unread)}${isText ? '的选科要求读不懂，请自己核对' : '要看再选科目，名单里没有写'}`
      }
      const isOld = list.subject === '理科' || list.subject === '文科'
      const untold = isOld ? [] : rows.filter(({ row }) => row.requirement === undefined)
      return untold.length > 0 ? `${places(untold)}没有写选科要求` : undefined
    },
  ],
  [
    'empty-choices',
    ({ allowed, form, outlook }) =>
      allowed === undefined && !form.early && outlook ? '不知道这个批次能填几个志愿' : undefined,
  ],
  [
    'no-adjust',
    ({ form, rows }) => {
      const untold = form.adjustment ? rows.filter(({ row }) => row.adjust === undefined) : []
      return untold.length > 0 ? `${places(untold)}没有写是否服从调剂` : undefined
    },
  ],
  [
    'unwanted-in-group',
    (model) =>
      model.form.adjustment &&
      (!model.list.student.unwanted || none(model, (row) => row.alsoInUnit !== undefined))
        ? '没有写不想读的专业，或单位里还有哪些专业'
        : undefined,
  ],
  [
    'uneven-group',
    (model) =>
      model.form.adjustment &&
      none(model, ({ majors }) => majors?.some(({ rank }) => rank !== undefined) === true)
        ? '没有各专业的往年位次'
        : undefined,
  ],
  [
    'plan-change',
    (model) => (none(model, ({ lastPlan }) => lastPlan !== undefined) ? '没有今年和去年的计划数' : undefined),
  ],
  [
    'one-region',
    (model) => (none(model, ({ province }) => province !== undefined) ? '没有写院校所在省份' : undefined),
  ],
  [
    'high-fee',
    (model) =>
      none(model, ({ majors }) => majors?.some(({ fee }) => fee !== undefined) === true)
        ? '没有学费'
        : undefined,
  ],
]

/** With all of them, only a text that cannot be read stays open. */
const SUBJECTS = ['物理', '历史', '化学', '生物', '政治', '地理', '技术']

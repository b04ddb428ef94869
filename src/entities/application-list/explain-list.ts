import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { hasIntention, type Intention } from '~/entities/intention/intention'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { formatCount } from '~/shared/lib/text/format'
import { isMajorOf } from './is-major-of'

/** What a whole list was made from. */
export interface ListGround {
  readonly rank: number
  readonly province: string
  readonly batch: string
  /** The name of the style: 均衡. */
  readonly style: string
  readonly intention: Intention
  readonly form: ApplicationForm
}

/** How a whole list was put together, in three sentences of what can be counted in it. */
export function explainList(units: readonly RecommendedUnit[], ground: ListGround): readonly string[] {
  return [tierSentence(units, ground), spreadSentence(units, ground), wishSentence(units, ground)]
}

function tierSentence(
  units: readonly RecommendedUnit[],
  { rank, province, batch, style }: ListGround,
): string {
  const of = (risk: number) => units.filter((unit) => unit.risk === risk).length
  const dreams = units.filter(({ risk }) => risk == null).length
  const tiers = `${dreams > 0 ? `圆梦 ${dreams}、` : ''}冲 ${of(1)}、稳 ${of(2)}、保 ${of(3)}`
  return `按位次 ${formatCount(rank)} 和“${style}”风格，在${province}${batch}能报的志愿里取了 ${units.length} 个：${tiers}。`
}

function spreadSentence(units: readonly RecommendedUnit[], { province, form }: ListGround): string {
  const ofSchool = new Map<string, number>()
  for (const { schoolId } of units) ofSchool.set(schoolId, (ofSchool.get(schoolId) ?? 0) + 1)
  const most = Math.max(0, ...ofSchool.values())
  const home = units.filter((unit) => unit.provinceName === province).length
  const naming = form.adjustment
    ? `每个志愿按难到易填了最多 ${form.majorsPerChoice} 个专业，可以改，并勾选服从调剂`
    : '每个志愿是一个专业，没有专业调剂'
  return `一共 ${ofSchool.size} 所院校，同一所最多 ${most} 个志愿，在${province}的有 ${home} 个；${naming}。`
}

function wishSentence(units: readonly RecommendedUnit[], { intention, form }: ListGround): string {
  if (!hasIntention(intention))
    return '没有用到意向：按位次挑，至少一半放在本省和邻省；填了意向，合意的会先放进来。'
  const met = [
    intention.provinces.length > 0 &&
      `在想去的地区的有 ${count(units, ({ provinceName }) => intention.provinces.includes(provinceName))} 个`,
    intention.majorCodes.length > 0 &&
      `有想学的专业的有 ${count(units, ({ majors }) => majors.some((major) => isMajorOf(major, intention.majorCodes)))} 个`,
    intention.excludedMajorCodes.length > 0 && unwantedPart(units, intention, form),
    intention.maxFee != null && `学费按每年 ${formatCount(intention.maxFee)} 元以内挑选`,
  ].filter((part) => part !== false)
  return `先放符合意向的；符合的不够，才放别的${met.length > 0 ? `：${met.join('，')}` : ''}。`
}

/** Names and rows beyond these are counted. */
const MOST_NAMED = 3
const MOST_ROWS = 8

/** Where somebody who accepts adjustment may still be sent to what they do not want. */
function unwantedPart(
  units: readonly RecommendedUnit[],
  { excludedMajorCodes }: Intention,
  form: ApplicationForm,
): string {
  if (!form.adjustment) return '不想学的专业没有填'
  const unwanted = units.map(({ majors }) => majors.filter((major) => isMajorOf(major, excludedMajorCodes)))
  const rows = unwanted.flatMap((majors, at) => (majors.length > 0 ? [at + 1] : []))
  if (rows.length === 0) return '不想学的专业没有填，所填的各个志愿里也没有'
  const names = [...new Set(unwanted.flat().map(({ majorName }) => majorName))]
  const named = `${names.slice(0, MOST_NAMED).join('、')}${names.length > MOST_NAMED ? '等' : ''}`
  const where = `${rows.slice(0, MOST_ROWS).join('、')}${rows.length > MOST_ROWS ? ' 等' : ''}`
  return `不想学的专业没有填，但有 ${rows.length} 个志愿里有${named}，服从调剂时可能被调过去（第 ${where} 行）`
}

function count(units: readonly RecommendedUnit[], isMeant: (unit: RecommendedUnit) => boolean): number {
  return units.filter(isMeant).length
}

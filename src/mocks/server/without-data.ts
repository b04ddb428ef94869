import { admissionPlan } from '~/contracts/admission-plan'
import { brochures } from '~/contracts/brochures'
import type { Endpoint } from '~/contracts/endpoint'
import { majors } from '~/contracts/majors'
import { originalBooks } from '~/contracts/original-books'
import { professions } from '~/contracts/professions'
import { recommendation } from '~/contracts/recommendation'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLibrary } from '~/contracts/school-library'
import { schoolLines } from '~/contracts/school-lines'
import { schoolNews } from '~/contracts/school-news'
import { seasonState } from '~/contracts/season-state'
import { innerSchema } from './inner-schema'
import { notFound } from './problem'

/** What a folder of tables has nothing of, in the words of pages. */
export const ABSENT_PARTS = [
  '提前批',
  '职业',
  '大学排名',
  '招生原书',
  '高考资讯',
  '名师',
  '招生章程',
] as const

const { detail: _detail, base: _base, ...ofSchool } = schoolDetail

/** Calls of which a folder of tables has nothing: the model answers them, and the model is off. */
const WITHOUT: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...Object.values(professions),
  ...Object.values(schoolNews),
  ...Object.values(brochures),
  ...Object.values(originalBooks),
  ...Object.values(seasonState),
  ...Object.values(ofSchool),
  ...[majors.employmentOverview, majors.professionTypes],
  ...[admissionPlan.early, admissionPlan.earlyDirectories, schoolLines.earlyBatch],
  ...[schoolLibrary.ranking, recommendation.admissionRule],
])

export const isWithoutData = (endpoint: Endpoint): boolean => WITHOUT.has(endpoint)

/** The answer where there is nothing: an empty list, an empty page; everything else is refused. */
export function nothingOf({ payload }: Endpoint): unknown {
  const { def } = payload ? innerSchema(payload)._zod : { def: { type: '' } }
  if (def.type === 'array') return []
  if (def.type === 'object' && 'shape' in def && 'records' in (def.shape as object))
    return { records: [], total: 0, current: 1, size: 1 }
  throw notFound('这里没有数据')
}

import { examMode } from '~/rules/exam/exam-mode'
import { admissionGroups } from '../../admission/model/groups'
import { admissionRule } from '../../admission/rules'
import type { School } from '../../schools/schools'
import { findBrochure } from '../brochures'

const KINDS = ['文史、理工', '艺术', '中外合作办学'] as const
type Kind = (typeof KINDS)[number]

/** What the brochure of a school says it asks, yuan a year, by kind of major. */
export function printedFees(school: School): Map<string, readonly [low: number, high: number]> {
  const html = findBrochure(`${school.id}-2025-regulations`)?.content ?? ''
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, text = '']) => text),
  )
  return new Map(
    rows.flatMap(([kind = '', fee = '']) => {
      if (!KINDS.some((known) => known === kind)) return []
      const [low = Number.NaN, high = low] = fee.split('–').map((text) => Number(text.replaceAll(',', '')))
      return [[kind, [low, high] as const]]
    }),
  )
}

/** Every row of a school's plan in a province in 2025, of its own level. */
export function plannedEntries(school: School, province: string) {
  return (examMode(province, 2025)?.subjects ?? []).flatMap((subject) =>
    admissionGroups({ school, province, year: 2025, subject })
      .filter(({ level }) => level === school.level)
      .flatMap(({ majors }) => majors.map(({ entry }) => entry)),
  )
}

function kindOf({ joint, majors }: ReturnType<typeof plannedEntries>[number]): Kind {
  if (joint) return '中外合作办学'
  return /^(13|55|35)/.test(majors[0]?.major.majorCode ?? '') ? '艺术' : '文史、理工'
}

/**
 * Where the tuition of a plan is not what the brochure and the regulations of the school say. One sentence each, and
 * how many rows were looked at. For tests and for the report.
 */
export function feeFaults(school: School, province: string): { rows: number; faults: string[] } {
  const printed = printedFees(school)
  const regulations = admissionRule(school, province, 2025)?.points.find(({ name }) => name === '收费标准')
  const entries = plannedEntries(school, province)
  const faults = entries.flatMap((entry) => {
    const [low = Number.NaN, high = Number.NaN] = printed.get(kindOf(entry)) ?? []
    const where = `${school.schoolName} ${province} ${entry.name}`
    if (!(entry.fee >= low && entry.fee <= high))
      return [`${where}：计划 ${entry.fee}，招生简章 ${low}–${high}`]
    const said = [low, high].every((fee) => regulations?.text.includes(String(fee)))
    return said ? [] : [`${where}：章程没有写 ${low}–${high}`]
  })
  return { rows: entries.length, faults }
}

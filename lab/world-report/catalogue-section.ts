import { allMajors, findMajor, majorsOfType, majorTree } from '~/mocks/world/majors/catalogue'
import { type MajorDetail, majorDetail } from '~/mocks/world/majors/detail'
import {
  majorDemand,
  menPerHundred,
  schoolSystem,
  subjectRequirement,
} from '~/mocks/world/majors/model/traits'
import { professionTree } from '~/mocks/world/professions/catalogue'
import { employmentShares, majorsOfProfessionType } from '~/mocks/world/professions/model/majors'
import { professionStats, qualificationTrend, yearOpenings } from '~/mocks/world/professions/model/stats'
import { hasSample, typicalOffer } from '~/mocks/world/professions/model/traits'
import { referenceRows } from './reference-file'
import type { Section } from './section'
import { quantile } from './statistics'

/** One measured quantity beside its bound. */
interface Row {
  readonly cells: readonly [quantity: string, measured: string, bound: string]
  readonly met: boolean
}

const YEAR = 2025
const YEARS: Readonly<Record<string, number>> = { 四年: 4, 五年: 5 }
const levels = [1, 2, 3] as const
const every = levels.flatMap((level) => allMajors(level))
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const row = (met: boolean, ...cells: Row['cells']): Row => ({ cells, met })

/** Catalogues of majors and professions: their size, their texts, and their figures beside the reference lists. */
export function catalogueSection(dataDir: string): Section {
  const measured = [...catalogueRows(dataDir), ...textRows(), ...professionRows(), ...admissionRows(dataDir)]
  return {
    title: '专业与职业：目录、文字、数字',
    rows: [['量', '实测', '要求'], ...measured.map(({ cells }) => cells)],
    failures: measured
      .filter(({ met }) => !met)
      .map(({ cells: [quantity, value, bound] }) => `${quantity}：${value}，要求 ${bound}`),
  }
}

function catalogueRows(dataDir: string): Row[] {
  const reference = referenceRows(dataDir, 'majors_undergrad_moe_2026')
  const differing = reference.filter(({ code = '', name, class_name, category_name }) => {
    const major = findMajor(code, 1)
    return major?.majorName !== name || major?.type !== class_name || major?.majorCategory !== category_name
  })
  const men = reference
    .filter(({ code = '', male_pct }) => male_pct && findMajor(code, 1))
    .map(({ code = '', male_pct }) => Math.abs(menPerHundred(code) - Number(male_pct)))
  const sizes = levels.map((level) => {
    const types = majorTree(level).flatMap((category) => category.majorTypes)
    return `${majorTree(level).length} / ${types.length} / ${allMajors(level).length}`
  })
  return [
    row(sizes[0] === '13 / 93 / 883', '本科 门类 / 类 / 专业', sizes[0] ?? '', '13 / 92 + 交叉学科 / 883'),
    row(differing.length === 0, '本科目录与参考不同的行', `${differing.length} / ${reference.length}`, '0'),
    row(
      /^19 \/ 97 /.test(sizes[1] ?? ''),
      '专科 大类 / 类 / 专业',
      sizes[1] ?? '',
      '19 / 97 / 每类的主要专业',
    ),
    row(/^19 /.test(sizes[2] ?? ''), '职业本科 大类 / 类 / 专业', sizes[2] ?? '', '19 / 有本科专业的类'),
    row(
      quantile(men, 0.5) <= 6,
      '男生占比与参考的差（中位数，百分点）',
      quantile(men, 0.5).toFixed(0),
      '≤ 6',
    ),
  ]
}

const sentencesOf = (detail: MajorDetail) =>
  [
    detail.introduction,
    detail.cultivationGoal,
    detail.cultivationRequirements,
    detail.subjectRequirements,
    detail.knowledgeAndSkills,
  ]
    .join('\n')
    .split(/[。\n]/)
    .filter(Boolean)

function textRows(): Row[] {
  const details = every.flatMap((major) => majorDetail(major.majorCode, major.level) ?? [])
  const lengths = details.map((detail) => sentencesOf(detail).join('').length)
  // One major of each type: the first, against the first of every other type.
  const sets = details
    .filter((detail) => majorsOfType(detail.typeCode, detail.level)[0]?.majorCode === detail.majorCode)
    .filter((detail) => detail.level !== 3)
    .map((detail) => new Set(sentencesOf(detail)))
  const shared = sets.flatMap((a, i) =>
    sets
      .slice(i + 1)
      .map((b) => [...a].filter((sentence) => b.has(sentence)).length / Math.min(a.size, b.size)),
  )
  const most = Math.max(...shared)
  return [
    row(details.length === every.length, '有详情的专业', `${details.length} / ${every.length}`, '全部'),
    row(
      Math.min(...lengths) > 250,
      '详情文字（最短 / 中位 / 最长，字）',
      [Math.min(...lengths), quantile(lengths, 0.5), Math.max(...lengths)].join(' / '),
      '最短 > 250',
    ),
    row(most < 0.5, '不同类专业相同的句子（最多）', share(most, 1), '< 50 %'),
  ]
}

function professionRows(): Row[] {
  const types = professionTree().flatMap((category) => category.professionTypes)
  const professions = types.flatMap((type) => type.professionVos)
  const sampled = types.map((type) => type.typeCode).filter(hasSample)
  const unequal = every.filter(
    ({ majorCode }) => sum(employmentShares(majorCode).map((entry) => entry.employmentPercentage)) !== 100,
  )
  const education = sampled.flatMap((code) =>
    qualificationTrend(code, YEAR).edu.filter(({ ratios }) => sum(ratios.map(({ ratio }) => ratio)) !== 100),
  )
  const quartiles = sampled.flatMap((code) =>
    professionStats(code, YEAR).salary.filter(
      (month) =>
        month.salaryMin > month.salaryMedianL ||
        month.salaryMedianL > month.salaryMedianH ||
        month.salaryMedianH > month.salaryMax,
    ),
  )
  const openings = sampled.map((code) => yearOpenings(code, YEAR))
  const offer = sum(sampled.map((code, i) => typicalOffer(code) * (openings[i] ?? 0))) / sum(openings)
  const untrained = types.filter((type) => majorsOfProfessionType(type.typeCode).length === 0)
  return [
    row(
      types.length >= 80 && professions.length >= 300,
      '职业 大类 / 小类 / 职业',
      [professionTree().length, types.length, professions.length].join(' / '),
      '约 20 / ≥ 80 / ≥ 300',
    ),
    row(unequal.length === 0, '就业去向合计不是 100 的专业', String(unequal.length), '0'),
    row(education.length === 0, '学历占比合计不是 100 的月份', String(education.length), '0'),
    row(quartiles.length === 0, '薪资分位次序不对的月份', String(quartiles.length), '0'),
    row(untrained.length === 0, '没有对应专业的职业小类', String(untrained.length), '0'),
    row(
      Math.abs(offer / 9000 - 1) < 0.05,
      '全国典型薪资（元/月，按岗位加权）',
      offer.toFixed(0),
      '9000 ± 5 %',
    ),
  ]
}

interface Group {
  readonly school: string
  readonly rank: number
  readonly asked: string
  readonly codes: string[]
}

/** Electives and years of real majors, and whether heat orders the groups of a school as real ranks do. 安徽 2025, 物理类. */
function admissionRows(dataDir: string): Row[] {
  const byName = new Map(allMajors(1).map((major) => [major.majorName, major.majorCode]))
  const key = (entry: Record<string, string>) =>
    [entry.zs_code, entry.school, entry.group, entry.subject, entry.batch].join('|')
  const groups = new Map<string, Group>()
  for (const entry of referenceRows(dataDir, 'groups_anhui_2025')) {
    if (entry.subject !== '物理类' || entry.batch !== '本科批' || !entry.requirement) continue
    const { school = '', requirement, min_rank } = entry
    groups.set(key(entry), { school, rank: Number(min_rank), asked: requirement, codes: [] })
  }
  let years = 0
  let sameYears = 0
  for (const entry of referenceRows(dataDir, 'group_majors_anhui_2025')) {
    const code = byName.get(entry.major ?? '')
    if (!code) continue
    groups.get(key(entry))?.codes.push(code)
    if (entry.batch !== '本科批') continue
    years++
    if (YEARS[entry.years ?? ''] === schoolSystem(code)) sameYears++
  }
  const known = [...groups.values()].filter(({ codes }) => codes.length > 0)
  const ownChemistry = known.filter(({ codes }) => codes.some((c) => subjectRequirement(c).includes('化学')))
  const ownNothing = known.filter(({ codes }) =>
    codes.every((c) => /^(不限|物理)$/.test(subjectRequirement(c))),
  )
  const chemistry = known.filter(({ asked }) => /化学|70001/.test(asked))
  const nothing = known.filter(({ asked }) => /不限|70008/.test(asked))
  const near = (own: number, real: number) => Math.abs(own / real - 1) <= 0.15
  const [agree, pairs] = concordance(known)
  return [
    row(
      near(ownChemistry.length, chemistry.length),
      `要化学的专业组（安徽 2025 物理，${known.length} 组）`,
      share(ownChemistry.length, known.length),
      `${share(chemistry.length, known.length)} ± 15 %`,
    ),
    row(
      near(ownNothing.length, nothing.length),
      '再选不限的专业组',
      share(ownNothing.length, known.length),
      `${share(nothing.length, known.length)} ± 15 %`,
    ),
    row(sameYears / years >= 0.95, '学制相同的专业行', share(sameYears, years), '≥ 95 %'),
    row(agree / pairs >= 0.6, '同校两组：热度高的位次也好', share(agree, pairs), '≥ 60 %'),
  ]
}

/** Pairs of groups of one school whose heat differs clearly. In how many has the hotter group the better rank? */
function concordance(groups: readonly Group[]): readonly [number, number] {
  let agree = 0
  let pairs = 0
  const schools = new Map<string, { readonly rank: number; readonly heat: number }[]>()
  for (const { school, rank, codes } of groups) {
    if (!(rank > 0)) continue
    const group = { rank, heat: sum(codes.map(majorDemand)) / codes.length }
    const own = schools.get(school)
    if (own) own.push(group)
    else schools.set(school, [group])
  }
  for (const own of schools.values()) {
    for (const [i, a] of own.entries()) {
      for (const b of own.slice(i + 1)) {
        if (Math.abs(a.heat - b.heat) < 0.5 || a.rank === b.rank) continue
        pairs++
        if (a.heat > b.heat === a.rank < b.rank) agree++
      }
    }
  }
  return [agree, pairs]
}

import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { spellingOf } from '~/entities/place/places'
import type { SchoolTab } from '~/entities/place/school-tabs'
import { SCHOOL_TABS } from '~/entities/place/school-tabs'
import { formatCount } from '~/shared/lib/text/format'
import { type Found, KINDS, type Kind } from './found'
import { type Reading, splitPlace, type Topic } from './reading'

/** A page that answers what was typed, with what was typed in its filters. */
export interface Intent {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly link: LinkProps
}

/** The closest things of a kind that words may mean. */
export type Match = (kind: Kind, words: string) => readonly Found[]

/** What is meant, where nothing is called as all the words: a school and what is looked for there, or a place and what is there. */
export function withNamesParted(reading: Reading, match: Match): Reading {
  const { words, province } = reading
  if (KINDS.some((kind) => match(kind, words)[0])) return reading
  const named = splitSchool(words, match)
  if (named) return { ...reading, ...named }
  const parted = province === undefined ? splitPlace(words) : undefined
  return parted ? { ...reading, province: parted.province, words: parted.rest } : reading
}

/** A school by its full or its short name, and the other words: 郑州大学 计算机, 计算机 郑大, 郑州大学计算机. */
function splitSchool(words: string, match: Match): Required<Pick<Reading, 'school' | 'words'>> | undefined {
  const parts = words.split(' ')
  const joined = /^(.+?(?:大学|学院))(.+)$/.exec(words.replaceAll(' ', ''))
  const splits = [
    ...parts.map((part, at) => [part, parts.filter((_, other) => other !== at).join(' ')] as const),
    ...(joined ? [[joined[1] ?? '', joined[2] ?? ''] as const] : []),
  ]
  const split = splits.find(([part, rest]) => rest !== '' && isCalled(match('school', part)[0], part))
  return split && { school: split[0], words: split[1] }
}

function isCalled(found: Found | undefined, text: string): boolean {
  return found !== undefined && (found.name === text || found.aliases?.includes(text) === true)
}

/** The pages that answer a search; `home` is the province of somebody who names none. */
export function intentsOf(reading: Reading, home: string, match: Match): Intent[] {
  const { words, score, rank } = reading
  const named = words === '' ? withoutNames(reading, home) : withNames(reading, match)
  return [
    ...(score === undefined ? [] : [scoreIntent(reading, score, home)]),
    ...(rank === undefined ? [] : [rankIntent(reading, rank, home)]),
    ...named,
  ]
}

function scoreIntent({ province, year, subject }: Reading, score: number, home: string): Intent {
  const place = province ?? home
  return {
    id: 'score',
    label: `${place}${year === undefined ? '' : ` ${year} 年`}${subject ?? ''} ${score} 分排在第几位`,
    hint: '位次、同分人数和往年等位分',
    link: spellingOf({ kind: 'rank', province: place, year, subject, score }).page,
  }
}

function rankIntent({ province, year, subject }: Reading, rank: number, home: string): Intent {
  return {
    id: 'rank',
    label: `${province ?? home}${subject ?? ''}第 ${formatCount(rank)} 位是多少分`,
    hint: '在位次页里按位次找分数',
    link: linkOptions({ to: '/weici', search: { province: province ?? home, year, subject, rank } }),
  }
}

const TAB_OF: Partial<Record<Topic, SchoolTab>> = {
  lines: 'lines',
  plans: 'plans',
  brochures: 'brochures',
  majors: 'majors',
  'early-plans': 'early-plans',
  'early-lines': 'early-lines',
  'control-lines': 'lines',
}

/** Something is named: a school with what is asked of it, or a major with a place. */
function withNames(reading: Reading, match: Match): Intent[] {
  const { school: named, words, topic } = reading
  // Who names a school and a major asks for the line of the major there.
  const tab = (topic && TAB_OF[topic]) ?? (named === undefined ? undefined : 'lines')
  const school = tab && match('school', named ?? words)[0]
  const major = match('major', words)[0]
  const profession = topic === 'employment' ? match('profession', words)[0] : undefined
  return [
    ...(school && tab ? [schoolIntent(reading, school, tab)] : []),
    ...(major ? majorIntents(reading, major) : []),
    ...(profession
      ? [
          {
            id: 'profession',
            label: `${profession.name}的就业和薪酬`,
            hint: profession.trail,
            link: profession.link,
          },
        ]
      : []),
  ]
}

function schoolIntent(
  { school: named, province, year, subject }: Reading,
  { code, name }: Found,
  tab: SchoolTab,
): Intent {
  const filters = { province, year: year?.toString(), subject }
  const said = Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  return {
    id: 'school',
    label: `${name} · ${SCHOOL_TABS.find(({ id }) => id === tab)?.label ?? ''}`,
    hint: [province, year && `${year} 年`, subject, named && '各专业的线都在里面'].filter(Boolean).join(' '),
    link: spellingOf({ kind: 'school', id: code, tab, filters: Object.fromEntries(said) }).page,
  }
}

function majorIntents({ province, topic }: Reading, { code, name, trail }: Found): Intent[] {
  const params = { majorCode: code }
  if (province !== undefined) {
    const search = { provinces: [province] }
    const link = linkOptions({ to: '/chazhuanyedetailyuanxiao/$majorCode', params, search })
    return [{ id: 'major-place', label: `${province}开设${name}的院校`, hint: trail, link }]
  }
  if (topic === 'schools' || topic === 'lines') {
    const link = linkOptions({ to: '/chazhuanyedetailyuanxiao/$majorCode', params })
    return [{ id: 'major-schools', label: `开设${name}的院校`, hint: trail, link }]
  }
  if (topic !== 'employment') return []
  const link = linkOptions({ to: '/chazhuanyedetailjiuye/$majorCode', params })
  return [{ id: 'major-employment', label: `${name}的就业前景`, hint: trail, link }]
}

/** Nothing is named: a table of a province, or the schools there. */
function withoutNames(reading: Reading, home: string): Intent[] {
  const { province, subject, year, topic, features, score, rank } = reading
  const place = province ?? home
  if (features.length > 0 || (province !== undefined && (topic === undefined || topic === 'schools'))) {
    if (score !== undefined || rank !== undefined) return []
    const provinces = province === undefined ? [] : [province]
    return [
      {
        id: 'library',
        label: `${province ?? '全国'}的${features.join('、')}院校`,
        hint: '院校库',
        link: linkOptions({ to: '/chadaxue', search: { provinces, features: [...features] } }),
      },
    ]
  }
  switch (topic) {
    case 'control-lines':
    case 'lines':
      return [
        {
          id: 'lines',
          label: `${place}历年批次线`,
          hint: '本科、专科与特殊类型',
          link: linkOptions({ to: '/pici', search: { province: place } }),
        },
      ]
    case 'score-table':
      return score !== undefined || rank !== undefined
        ? []
        : [
            {
              id: 'table',
              label: `${place}${subject ?? ''}一分一段`,
              hint: '一分一段',
              link: linkOptions({ to: '/weici', search: { province: place, year, subject } }),
            },
          ]
    case 'ranking':
      return [
        {
          id: 'ranking',
          label: '大学排名',
          hint: '软科、QS、U.S. News',
          link: linkOptions({ to: '/chadaxuerank', search: { year } }),
        },
      ]
    case 'early-plans':
    case 'early-lines':
      return [
        {
          id: 'early',
          label: `${place}提前批`,
          hint: '招生计划与往年分数线',
          link: linkOptions({ to: '/tiqianpi', search: { province: place, year } }),
        },
      ]
    default:
      return []
  }
}

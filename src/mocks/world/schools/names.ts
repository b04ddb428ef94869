import { PROVINCES } from '~/rules/exam/provinces'
import { list, rows, text } from '../kit/table'
import { SCHOOL_ALIASES } from './facts/school-aliases'
import type { School } from './schools'

const REGIONS = [
  '中国',
  '中央',
  '首都',
  '华东',
  '华中',
  '华南',
  '华北',
  '东北',
  '西北',
  '西南',
  '东南',
  '中南',
]
const PROVINCE_NAMES = PROVINCES.map(({ name }) => name)

/** How the kind of a university is shortened: 安徽师范大学 is 安师大, 杭州电子科技大学 杭电大. */
const KINDS: Readonly<Record<string, string>> = {
  '': '',
  工业: '工',
  工程: '工程',
  理工: '理工',
  科技: '科',
  交通: '交',
  师范: '师',
  医科: '医',
  中医药: '中医',
  药科: '药',
  农业: '农',
  林业: '林',
  财经: '财',
  政法: '政',
  外国语: '外',
  语言: '语',
  民族: '民',
  建筑: '建',
  化工: '化',
  邮电: '邮',
  电子科技: '电',
  航空航天: '航',
  海洋: '海',
  工商: '工商',
  体育: '体',
  传媒: '传',
}

/** The place a name begins with: a region, a province or the school's own city. */
function placeOf({ schoolName, cityName }: School): string | undefined {
  return [...REGIONS, ...PROVINCE_NAMES, cityName.replace(/市$/, '')].find((place) =>
    schoolName.startsWith(place),
  )
}

/** Short names by rule: 哈工大 and 哈尔滨工大 for 哈尔滨工业大学; none for a name of another make. */
function regularAliases(school: School): string[] {
  const { schoolName } = school
  const place = placeOf(school)
  if (place === undefined || !schoolName.endsWith('大学')) return []
  const kind = KINDS[schoolName.slice(place.length, -2)]
  if (kind === undefined) return []
  return kind === '' ? [`${place[0]}大`] : [`${place[0]}${kind}大`, `${place}${kind}大`]
}

let irregular: ReadonlyMap<string, readonly string[]> | undefined

/** The short names of a school, by rule and in everyday use; none for most. */
export function schoolAliases(school: School): string[] {
  return [...new Set([...regularAliases(school), ...irregularAliases(school)])]
}

/** The same names, those in everyday use first. */
export function everydayNames(school: School): string[] {
  return [...irregularAliases(school), ...regularAliases(school)]
}

function irregularAliases({ schoolName }: School): readonly string[] {
  irregular ??= new Map(
    rows({ SCHOOL_ALIASES }, { name: text, aliases: list() }).map(({ name, aliases }) => [name, aliases]),
  )
  return irregular.get(schoolName) ?? []
}

function searchTextOf(school: School): string {
  // Keywords hold no line breaks, so no match reaches over two names.
  return [school.schoolName, ...schoolAliases(school)].map(plain).join('\n')
}

/** Widths, letter cases and blanks do not count. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}

const texts = new WeakMap<School, string>()

function searchText(school: School): string {
  let text = texts.get(school)
  if (text === undefined) {
    text = searchTextOf(school)
    texts.set(school, text)
  }
  return text
}

/** Tells whether a school's name or one of its short names holds a keyword; an empty keyword is held by all. */
export function namedLike(keyword: string): (school: School) => boolean {
  const wanted = plain(keyword)
  if (wanted === '') return () => true
  return (school) => searchText(school).includes(wanted)
}

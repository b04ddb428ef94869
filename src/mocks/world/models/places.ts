import { areaList } from '@vant/area-data'
import { findProvince } from '../facts/provinces'
import { integer, pick } from './seed'

/** Cities and districts as GB/T 2260 lists them; a municipality has one city of its own name. */
const CITY_DIGITS = 4
const PROVINCE_DIGITS = 2

function named(list: Readonly<Record<string, string>>, prefix: string): string[] {
  return Object.entries(list).flatMap(([code, name]) => (code.startsWith(prefix) ? [name] : []))
}

/** What stands for a municipality's own districts, and for counties run by the province itself. */
const GROUPED_CITIES = new Set(['县', '省直辖县', '自治区直辖县'])

/** The cities of a province, by code; empty for an unknown province. */
export function cities(province: string): string[] {
  const code = findProvince(province)?.code
  return code === undefined ? [] : named(areaList.city_list, code).filter((name) => !GROUPED_CITIES.has(name))
}

/** The districts and counties of a city; empty where province or city is unknown. */
export function districts(province: string, city: string): string[] {
  const code = findProvince(province)?.code
  const found = Object.entries(areaList.city_list).find(
    ([id, name]) => id.slice(0, PROVINCE_DIGITS) === code && name === city,
  )
  return found ? named(areaList.county_list, found[0].slice(0, CITY_DIGITS)) : []
}

const NUMBERED = ['第一中学', '第二中学', '第三中学', '第四中学', '第六中学', '第八中学']
const NAMED = ['实验中学', '高级中学', '外国语学校', '育才中学', '文华中学', '明德中学', '新城中学']

/** The high schools of a district. The names are made up from what high schools are called everywhere. */
export function highSchools(province: string, city: string, district: string): string[] {
  if (!districts(province, city).includes(district)) return []
  const place = district.replace(/(自治县|自治旗|市辖区|区|县|市|旗)$/, '') || district
  const numbered = integer(1, 3, 'high-schools', city, district)
  const schools = NUMBERED.slice(0, numbered).map((name) => `${place}${name}`)
  return [...schools, `${place}${pick(NAMED, 'high-school', city, district)}`]
}

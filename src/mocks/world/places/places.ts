import { areaList } from '@vant/area-data'
import { findProvince } from '~/rules/exam/provinces'
import { remember } from '../kit/remember'
import { integer, pick } from '../kit/seed'

/** Cities and districts as GB/T 2260 lists them: the first two digits of a code name the province, the first four the city. */
const PROVINCE_DIGITS = 2
const CITY_DIGITS = 4
/** The code under which a municipality's counties stand beside its districts: 重庆. */
const MUNICIPAL_COUNTIES = '县'
/** Stands for counties that no city is above: 济源, 仙桃, 文昌, 石河子 …. */
const WITHOUT_CITY = /^(省|自治区)直辖县/

/** The districts of each city of a province, cities by code. A county without a city above it is its own city. */
const districtsByCity: (province: string) => ReadonlyMap<string, readonly string[]> = remember(
  31,
  (province) => province,
  (province: string) => {
    const code = findProvince(province)?.code
    const found = new Map<string, string[]>()
    if (code === undefined) return found
    for (const [id, city] of Object.entries(areaList.city_list)) {
      if (id.slice(0, PROVINCE_DIGITS) !== code) continue
      const names = countiesOf(id.slice(0, CITY_DIGITS))
      if (WITHOUT_CITY.test(city)) for (const name of names) found.set(name, [name])
      else if (city === MUNICIPAL_COUNTIES) [...found.values()][0]?.push(...names)
      else found.set(city, names)
    }
    return found
  },
)

function countiesOf(city: string): string[] {
  return [...(countiesByCity().get(city) ?? [])]
}

/** The names of counties by the digits of their city; reading the list of 3,000 for each city took longer than all else. */
const countiesByCity = remember(
  1,
  () => 'all',
  () => {
    const found = new Map<string, string[]>()
    for (const [id, name] of Object.entries(areaList.county_list)) {
      const city = id.slice(0, CITY_DIGITS)
      found.set(city, [...(found.get(city) ?? []), name])
    }
    return found
  },
)

/** The cities of a province, by code; a municipality has one of its own name. Empty for an unknown province. */
export function cities(province: string): string[] {
  return [...districtsByCity(province).keys()]
}

/** The districts and counties of a city, in 东莞, 中山 and 儋州 its towns; empty where province or city is unknown. */
export function districts(province: string, city: string): string[] {
  return [...(districtsByCity(province).get(city) ?? [])]
}

const NUMBERED = ['第一中学', '第二中学', '第三中学', '第四中学', '第六中学', '第八中学']
const NAMED = ['实验中学', '高级中学', '外国语学校', '育才中学', '文华中学', '明德中学', '新城中学']
const KIND_OF_PLACE = /(街道办事处|自治县|自治旗|街道|林区|区|县|市|旗|镇)$/

/** The high schools of a district. The names are made up from what high schools are called everywhere. */
export function highSchools(province: string, city: string, district: string): string[] {
  if (!districtsByCity(province).get(city)?.includes(district)) return []
  const bare = district.replace(KIND_OF_PLACE, '')
  const place = bare.length > 1 ? bare : district
  const numbered = integer(1, 3, 'high-schools', city, district)
  const schools = NUMBERED.slice(0, numbered).map((name) => `${place}${name}`)
  return [...schools, `${place}${pick(NAMED, 'high-school', city, district)}`]
}

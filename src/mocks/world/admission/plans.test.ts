import { describe, expect, it } from 'vitest'
import type { Subject } from '~/rules/exam/exam-mode'
import { electivesAsked } from '~/rules/filing/requirement'
import { majorsOfSchool } from '../schools/majors'
import { specialMajors } from '../schools/model/special-majors'
import { isKeySchool, nearness, type School, schools } from '../schools/schools'
import { admissionGroups } from './model/groups'
import { mayBeJoint, programmesOf } from './model/joint-programmes'

const ENROLMENTS = [
  ['安徽', '物理'],
  ['四川', '物理'],
  ['湖南', '历史'],
  ['海南', '综合'],
] as const

function requireSchool(name: string): School {
  const found = schools().find(({ schoolName }) => schoolName === name)
  if (!found) throw new Error(`没有院校 ${name}`)
  return found
}

function rowsOf(school: School, province: string, subject: Subject) {
  return admissionGroups({ school, province, year: 2025, subject })
    .filter(({ level }) => level === '本科')
    .flatMap(({ majors, electives }) => majors.map((row) => ({ ...row, asked: electives })))
}

/** Every third school: what an expert would laugh at in its plan. */
const some = schools().filter(
  ({ level, vocational }, place) => level === '本科' && !vocational && place % 3 === 0,
)
const rows = ENROLMENTS.flatMap(([province, subject]) =>
  some.flatMap((school) =>
    rowsOf(school, province, subject).map((row) => ({ school, province, subject, row })),
  ),
)

describe('rows of plans', () => {
  it('ask for 化学 in no major of economics, law, education, languages and journalism that does not need it', () => {
    const asking = rows.filter(({ subject, row: { entry, asked } }) => {
      const [first] = entry.majors
      if (!first || !/^0[1-6]/.test(first.digits) || entry.majors.length > 1) return false
      return asked.includes('化学') && !electivesAsked(first.required, subject)?.includes('化学')
    })
    expect(asking.map(({ school, row }) => `${school.schoolName} ${row.entry.name}`)).toEqual([])
  })

  it('of key schools are run with a foreign school only as the register has it', () => {
    const joint = rows.filter(({ row }) => row.entry.joint)
    expect(joint.length).toBeGreaterThan(200)
    const odd = joint.filter(({ school, row }) => {
      const [major] = row.entry.majors
      const isKnown = !isKeySchool(school) || programmesOf(school) !== undefined
      return !major || !isKnown || !mayBeJoint(school, major)
    })
    expect(odd.map(({ school, row }) => `${school.schoolName} ${row.entry.name}`)).toEqual([])
  })

  it('of C9 are run with a foreign school in the colleges of 上海交通 and 浙江 alone', () => {
    const names = [
      '北京大学',
      '清华大学',
      '复旦大学',
      '南京大学',
      '中国科学技术大学',
      '中国人民大学',
      '浙江大学',
    ]
    const joint = [...names, '上海交通大学', '西安交通大学', '哈尔滨工业大学'].flatMap((name) =>
      (['安徽', '江苏', '河南'] as const).flatMap((province) =>
        rowsOf(requireSchool(name), province, '物理').filter(({ entry }) => entry.joint),
      ),
    )
    expect(joint.length).toBeGreaterThan(0)
    const odd = joint.filter(({ entry }) => !/密西根学院|海宁国际校区/.test(entry.name))
    expect(odd.map(({ entry }) => entry.name)).toEqual([])
  })

  it('of a school of medicine at home give 临床医学 the largest part', () => {
    for (const name of ['安徽医科大学', '南京医科大学', '重庆医科大学', '河北医科大学', '广州医科大学']) {
      const school = requireSchool(name)
      const home = rowsOf(school, school.provinceName, '物理')
      const all = home.reduce((sum, { planNum }) => sum + planNum, 0)
      const clinical = home
        .filter(({ entry }) => entry.majors.some(({ digits }) => digits === '100201'))
        .reduce((sum, { planNum }) => sum + planNum, 0)
      expect(clinical / all, name).toBeGreaterThanOrEqual(0.15)
      expect(clinical, name).toBe(
        Math.max(...home.map(({ entry, planNum }) => (entry.joint ? 0 : planNum)), clinical),
      )
    }
  })

  it('of schools at home give more to what such schools are for', () => {
    const more: readonly (readonly [string, string, string])[] = [
      ['合肥工业大学', '080601', '120102'],
      ['合肥工业大学', '080901', '082801'],
      ['安徽农业大学', '090101', '082402'],
      ['安徽师范大学', '070101', '120604'],
      ['安徽建筑大学', '081001', '070102'],
      ['安徽医科大学', '101101', '100101'],
    ]
    for (const [name, large, small] of more) {
      const home = rowsOf(requireSchool(name), '安徽', '物理')
      const of = (code: string) =>
        home.find(({ entry }) => entry.majors.some(({ digits }) => digits === code))?.planNum ?? 0
      expect(of(large), `${name} ${large} ${small}`).toBeGreaterThan(of(small))
    }
  })

  it('are run with a foreign school for nobody in 西藏, and at schools of medicine only in medicine', () => {
    const tibet = some.flatMap((school) =>
      (['理科', '文科'] as const).flatMap((subject) => rowsOf(school, '西藏', subject)),
    )
    expect(tibet.length).toBeGreaterThan(500)
    expect(tibet.filter(({ entry }) => entry.joint)).toEqual([])
    const medical = rows.filter(({ school, row }) => row.entry.joint && school.schoolType[0] === '医药类')
    expect(medical.length).toBeGreaterThan(10)
    const odd = medical.filter(({ row }) => !/^(10|07|08)/.test(row.entry.majors[0]?.digits ?? ''))
    expect(odd.map(({ school, row }) => `${school.schoolName} ${row.entry.name}`)).toEqual([])
  })

  it('from outside take no more than a class or two', () => {
    const outside = rows.filter(({ school, province }) => nearness(school, province) !== 'home')
    expect(outside.length).toBeGreaterThan(5000)
    const large = outside.filter(({ row }) => row.planNum > 40)
    expect(large.map(({ school, row }) => `${school.schoolName} ${row.entry.name} ${row.planNum}`)).toEqual(
      [],
    )
  })

  it('teach the medicine of a people where that people lives', () => {
    const named = (school: string, province: string, subject: Subject) =>
      rowsOf(requireSchool(school), province, subject).map(({ entry }) => entry.name)
    expect(named('西藏藏医药大学', '西藏', '文科')).toContain('藏医学')
    const far = rows.filter(({ row }) => /^(藏医|蒙医|维医|壮医|哈医|傣医|回医)学$/.test(row.entry.name))
    const odd = far.filter(({ school, province }) => province === '安徽' || school.provinceName === '广西')
    expect(odd.map(({ school, row }) => `${school.schoolName} ${row.entry.name}`)).toEqual([])
    expect(named('成都中医药大学', '安徽', '历史')).not.toContain('藏医学')
  })

  it('enrol hardly any type as a whole for the sake of one major', () => {
    const whole = rows.filter(({ row }) => row.entry.name.endsWith('类'))
    const alone = whole.filter(({ row }) => row.entry.majors.length < 2)
    expect(alone.length / whole.length).toBeLessThan(0.13)
  })

  it('of one school stand apart by heat, however hot they are', () => {
    const alike = ENROLMENTS.flatMap(([province, subject]) =>
      some.flatMap((school) =>
        admissionGroups({ school, province, year: 2025, subject }).flatMap(({ level, joint, majors }) => {
          const sorted =
            level === '本科' && !joint ? majors.toSorted((a, b) => a.entry.heat - b.entry.heat) : []
          return sorted.filter((row, i) => {
            const hotter = sorted[i + 1]
            return (
              hotter && hotter.entry.heat > row.entry.heat && hotter.ahead === row.ahead && row.ahead > 0.3
            )
          })
        }),
      ),
    )
    expect(alike.map(({ entry }) => entry.name)).toEqual([])
  })

  it.each(['山东政法学院', '甘肃政法大学', '上海政法学院'])('of %s have 法学 wherever it enrols', (name) => {
    const school = requireSchool(name)
    const named = ENROLMENTS.flatMap(([province, subject]) => rowsOf(school, province, subject))
      .flatMap(({ entry }) => entry.majors.map(({ major }) => major.majorName))
      .filter((major) => major === '法学')
    expect(named.length).toBeGreaterThan(2)
  })

  it.each(['滁州学院', '黄山学院', '宿州学院', '巢湖学院'])(
    'of %s at home have places like classes, not like schools',
    (name) => {
      const home = rowsOf(requireSchool(name), '安徽', '物理')
      expect(home.length).toBeGreaterThan(18)
      const places = home.map(({ planNum }) => planNum).sort((a, b) => a - b)
      expect(places[Math.floor(places.length / 2)]).toBeLessThanOrEqual(160)
      const mean = places.reduce((sum, one) => sum + one, 0) / places.length
      expect(Math.max(...places)).toBeLessThanOrEqual(3 * mean)
      const joint = home.filter(({ entry }) => entry.joint).map(({ planNum }) => planNum)
      expect(Math.max(0, ...joint)).toBeLessThanOrEqual(160)
    },
  )
})

it('no school has a type from the name of its place', () => {
  const foresters = majorsOfSchool(requireSchool('吉林体育学院')).filter(({ digits }) =>
    /^(0905|0824)/.test(digits),
  )
  expect(foresters).toEqual([])
})

it.each([
  ['长治医学院', /^(08260|1[0]|0711|0402|0710|1204|1201)/],
  ['山东政法学院', /^(03|02|05|08|12)/],
])('%s is featured nationally only for what it stands for', (name, own) => {
  const national = specialMajors(requireSchool(name)).find(({ level }) => level === '国家级')
  expect(national?.majors.filter(({ majorId }) => !own.test(majorId))).toEqual([])
})

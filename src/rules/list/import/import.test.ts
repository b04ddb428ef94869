import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FormChoice, formColumns } from '~/rules/filing/form-columns'
import { matchRow } from './match-row'
import { type CalledSchool, schoolFinder } from './match-school'
import { foundRows, namedRows } from './named-rows'
import { type ImportedRow, readTable } from './read-table'

const rowsOf = (cells: readonly (readonly unknown[])[]): readonly ImportedRow[] => {
  const read = readTable(cells)
  if ('problem' in read) throw new Error(read.problem)
  return read.rows
}

describe('a table that somebody brings', () => {
  it('is read with its columns in any order, below titles, and without its foot', () => {
    const rows = rowsOf([
      ['高三（5）班 李同学'],
      [],
      ['专业1', '学校', '专业组', '是否服从'],
      ['软件工程', '安徽大学', '="003"', '服从'],
      ['', '', '', ''],
      ['', '合肥工业大学', 4, '不服从'],
      ['以上仅供参考，以省级教育考试院公布的为准，请核对。'],
    ])
    expect(rows).toEqual([
      { line: 4, school: '安徽大学', group: '003', majors: [{ name: '软件工程' }], adjust: true },
      { line: 6, school: '合肥工业大学', group: '4', majors: [], adjust: false },
    ])
  })

  it('says what is wrong with one that cannot be read', () => {
    expect(readTable([])).toEqual({ problem: '表是空的。' })
    expect(readTable([['张三', '李四']])).toHaveProperty('problem', expect.stringContaining('没有找到表头'))
    expect(readTable([['院校名称']])).toEqual({ problem: '表头下面没有志愿。' })
  })

  it('reads no more of a cell than a name is long, and says so', () => {
    const cells = [
      ['院校名称', '专业组'],
      ['（'.repeat(200_000), '003'],
    ]
    expect(readTable(cells)).toMatchObject({ cutLines: [2] })
    expect(rowsOf(cells)[0]?.school?.length).toBe(500)
    expect(readTable([['院校名称'], ['安徽大学'], ['（'.repeat(200_000)]])).toMatchObject({
      skipped: [{ line: 3, why: '说明' }],
    })
    expect(readTable([new Array(301).fill('院校名称')])).toHaveProperty(
      'problem',
      expect.stringContaining('301 列'),
    )
  })

  it('never breaks, whatever it is', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('院校名称', '院校代码', '专业组代码', '专业1代码', '专业', '服从', '003', '=1+1', null),
      fc.double(),
      fc.boolean(),
      fc.date(),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 }), (cells) => {
        const read = readTable(cells)
        return 'problem' in read ? read.problem.length > 0 : read.rows.length > 0
      }),
      { numRuns: 300 },
    )
  })
})

const majors = [
  { majorEnrollCode: '01', majorName: '软件工程' },
  { majorEnrollCode: '02', majorName: '会计学（合肥校区）' },
]
const UNITS = [
  { unitId: 'a', schoolId: '1', majorGroupCode: '003', majors },
  {
    unitId: 'b',
    schoolId: '1',
    majorGroupCode: '004',
    majors: [{ majorEnrollCode: '01', majorName: '法学' }],
  },
]

describe('a row among the units of its school', () => {
  it('is found by its code, also where a spreadsheet took the zeros', () => {
    expect(matchRow({ line: 1, group: '3', majors: [] }, UNITS)).toHaveProperty('unit.unitId', 'a')
  })

  it('is found by the names of its majors where it has no code', () => {
    expect(matchRow({ line: 1, majors: [{ name: '会计学' }] }, UNITS)).toMatchObject({
      unit: { unitId: 'a' },
      majors: [{ majorEnrollCode: '02' }],
    })
  })

  it('says which majors the unit does not have', () => {
    const row = { line: 1, group: '004', majors: [{ name: '法学' }, { name: '医学' }] }
    expect(matchRow(row, UNITS)).toMatchObject({ unit: { unitId: 'b' }, missing: ['医学'] })
  })

  it('is not guessed: the units that it could mean are told, the likeliest first', () => {
    const match = matchRow({ line: 1, group: '009', majors: [{ name: '法学' }] }, UNITS)
    expect('nearest' in match && match.nearest.map(({ unitId }) => unitId)).toEqual(['b', 'a'])
  })
})

const SCHOOLS: readonly CalledSchool[] = [
  { id: '10357', schoolName: '安徽大学', aliases: ['安大'], schoolEnrollCode: '0101' },
  { id: '10359', schoolName: '合肥工业大学', schoolEnrollCode: '0104' },
  { id: '10491', schoolName: '中国地质大学（武汉）', schoolEnrollCode: '1101' },
]
const school = (row: Omit<ImportedRow, 'line' | 'majors'>, schools = SCHOOLS) =>
  schoolFinder(schools).schoolOf(row)

describe('the school of a row', () => {
  it('is found by its name or short name', () => {
    expect(school({ school: '安大' })).toEqual({ id: '10357' })
    expect(school({ school: '中国地质大学(武汉)' })).toEqual({ id: '10491' })
  })

  it('is found by the code of the province alone, also where a spreadsheet took the zeros', () => {
    expect(school({ schoolCode: '0104' })).toEqual({ id: '10359' })
    expect(school({ schoolCode: '104' })).toEqual({ id: '10359' })
    expect(school({ schoolCode: '10357' })).toEqual({ id: '10357' })
    expect(school({ schoolCode: '0999' })).toEqual({ ids: [], why: '没有' })
  })

  it('is found in a code of its group that begins with its own', () => {
    expect(school({ group: '0104003' })).toEqual({ id: '10359', group: '003' })
    expect(school({ group: '1101-02' })).toEqual({ id: '10491', group: '02' })
    expect(school({ group: '003' })).toHaveProperty('why')
  })

  it('is not guessed where a code could mean two schools', () => {
    const [first, second] = ['0104', '00104'].map((code, at) => ({
      id: `1000${at}`,
      schoolName: code,
      schoolEnrollCode: code,
    }))
    const schools = [first, second].flatMap((one) => one ?? [])
    expect(school({ schoolCode: '104' }, schools)).toEqual({ ids: ['10000', '10001'], why: '几所' })
    expect(school({ schoolCode: '00104' }, schools)).toEqual({ id: '10001' })
  })

  it('is not found by a code that nobody has told', () => {
    const unknown = SCHOOLS.map(({ id, schoolName }) => ({ id, schoolName }))
    expect(school({ schoolCode: '0104' }, unknown)).toHaveProperty('ids', [])
    expect(school({ schoolCode: '10359' }, unknown)).toEqual({ id: '10359' })
  })
})

it('rows of one school that follow each other are one choice where their majors stand in one group alone', () => {
  const unit = (unitId: string, ...names: readonly string[]) => ({
    unitId,
    schoolId: '10357',
    majorGroupCode: unitId,
    majors: names.map((majorName, at) => ({ majorEnrollCode: `0${at}`, majorName })),
  })
  const units = [unit('001', '软件工程', '法学'), unit('002', '软件工程', '会计学')]
  const found = (...names: readonly string[]) => {
    const rows = rowsOf([['院校', '专业'], ...names.map((name) => ['安徽大学', name])])
    return foundRows(namedRows(rows, schoolFinder(SCHOOLS), '院校专业组'), () => units).map(
      ({ lines, match }) => [lines, 'unit' in match ? match.unit.unitId : undefined],
    )
  }
  expect(found('软件工程', '会计学')).toEqual([[[2, 3], '002']])
  // No group has both: each row is asked for, or found, by itself.
  expect(found('法学', '会计学')).toEqual([
    [[2], '001'],
    [[3], '002'],
  ])
  expect(found('软件工程')).toEqual([[[2], undefined]])
})

it('a list that is written by the codes of its province alone comes back as the same list', () => {
  const code = (most: number, digits: number) =>
    fc.integer({ min: 1, max: most }).map((n) => String(n).padStart(digits, '0'))
  const choice = fc.record({ schoolEnrollCode: code(8999, 4), majorGroupCode: code(99, 3) })
  const columns = formColumns({ unit: '院校专业组', majorsPerChoice: 6, adjustment: true })
  fc.assert(
    fc.property(
      fc.uniqueArray(choice, { selector: (one) => Object.values(one).join(), minLength: 1, maxLength: 40 }),
      fc.constantFrom('columns', 'one code', 'numbers'),
      (choices, how) => {
        const codes = [...new Set(choices.map(({ schoolEnrollCode }) => schoolEnrollCode))]
        const schools = codes.map((own) => ({
          id: `9${own}`,
          schoolName: `学校${own}`,
          schoolEnrollCode: own,
        }))
        const unitsOf = (id: string) =>
          choices
            .filter(({ schoolEnrollCode }) => id === `9${schoolEnrollCode}`)
            .map((one) => ({ ...one, unitId: Object.values(one).join(' '), schoolId: id, majors: [] }))
        const wanted = columns.filter(({ head }) => /院校代码|专业组代码|专业1|服从/.test(head))
        const told = choices.map((one, at): FormChoice => {
          return { ...one, order: at + 1, schoolName: '', adjust: true, majors: [] }
        })
        const cells =
          how === 'one code'
            ? [['院校专业组代码'], ...told.map((one) => [`${one.schoolEnrollCode}${one.majorGroupCode}`])]
            : [
                wanted.map(({ head }) => head),
                ...told.map((one) =>
                  wanted.map(({ cell }) => {
                    const text = cell(one)
                    return how === 'numbers' && /^\d+$/.test(String(text)) ? Number(text) : text
                  }),
                ),
              ]
        const back = foundRows(namedRows(rowsOf(cells), schoolFinder(schools), '院校专业组'), unitsOf).map(
          ({ match }) => 'unit' in match && match.unit.unitId,
        )
        expect(back).toEqual(choices.map((one) => Object.values(one).join(' ')))
      },
    ),
  )
})

it('a list that was written comes back as the same list', () => {
  const code = fc.integer({ min: 1, max: 99 }).map((n) => String(n).padStart(3, '0'))
  const unit = fc.record({
    group: code,
    named: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }),
    adjust: fc.boolean(),
  })
  const offered = (group: string) => ({
    unitId: group,
    schoolId: '1',
    majorGroupCode: group,
    majors: Array.from({ length: 10 }, (_, n) => ({
      majorEnrollCode: String(n).padStart(2, '0'),
      majorName: `专业名 ${n}`,
    })),
  })
  const columns = formColumns({ unit: '院校专业组', majorsPerChoice: 6, adjustment: true })
  fc.assert(
    fc.property(
      fc.uniqueArray(unit, { selector: ({ group }) => group, minLength: 1 }),
      fc.infiniteStream(fc.nat()),
      (rows, order) => {
        const units = rows.map(({ group }) => offered(group))
        const choices = rows.map(
          ({ group, named, adjust }, index): FormChoice => ({
            order: index + 1,
            schoolName: '安徽大学',
            schoolEnrollCode: '0357',
            majorGroupCode: group,
            adjust,
            majors: named.map((n) => offered(group).majors[n]).filter((major) => major !== undefined),
          }),
        )
        // Columns in whatever order.
        const mixed = columns
          .map((column) => ({ column, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
        const cells = [
          mixed.map(({ column }) => column.head),
          ...choices.map((choice) => mixed.map(({ column }) => column.cell(choice))),
        ]
        const back = rowsOf(cells).map((row) => ({ row, match: matchRow(row, units) }))
        expect(
          back.map(({ row, match }) => 'unit' in match && [match.unit.unitId, match.majors, row.adjust]),
        ).toEqual(choices.map((choice) => [choice.majorGroupCode, choice.majors, choice.adjust]))
      },
    ),
  )
})

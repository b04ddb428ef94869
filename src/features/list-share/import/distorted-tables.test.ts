import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { TWO_CHOICES } from '~/entities/application-list/made-items'
import { schoolFinder } from '~/rules/list/import/match-school'
import { foundRows, namedRows } from '~/rules/list/import/named-rows'
import { readTable } from '~/rules/list/import/read-table'
import { takenRows } from '~/rules/list/import/taken-rows'
import { noticesOf } from './notices'
import { pastedBook } from './read-cells'

const FORM = { ...TWO_CHOICES, choiceCount: 45, majorsPerChoice: 6 }

const NAMES =
  '安徽大学 安徽理工大学 合肥工业大学 合肥工业大学（宣城校区） 山东大学 山东大学（威海） 中国地质大学（武汉） 中国地质大学（北京） 华北电力大学 华北电力大学（保定） 郑州大学 苏州大学 东南大学 东北大学 东北大学秦皇岛分校 上海音乐学院 上海师范大学 南京大学 南昌大学 杭州电子科技大学'.split(
    ' ',
  )
const SHORT: Readonly<Record<string, string>> = {
  安徽大学: '安大',
  合肥工业大学: '合工大',
  山东大学: '山大',
  东南大学: '东大',
  东北大学: '东大',
  南京大学: '南大',
  南昌大学: '南大',
}
const SCHOOLS = NAMES.map((schoolName, at) => ({
  id: String(10_001 + at),
  schoolName,
  schoolEnrollCode: String(101 + 37 * at).padStart(4, '0'),
  aliases: SHORT[schoolName] ? [SHORT[schoolName]] : [],
}))
const MAJORS = [
  '软件工程',
  '软件工程（中外合作办学）',
  '会计学',
  '会计学（ACCA 方向）',
  '法学',
  '计算机类',
  '数学与应用数学',
  '数学与应用数学（师范）',
  '翻译',
  '日语',
]

const units: readonly RecommendedUnit[] = SCHOOLS.flatMap(({ id, schoolName, schoolEnrollCode }, at) =>
  ['001', '002', '003'].map((code, group) => ({
    unitId: `${id}-${code}`,
    schoolId: id,
    schoolName,
    schoolEnrollCode,
    provinceName: '安徽',
    batch: '本科批',
    majorGroupCode: code,
    planNum: 5,
    history: [],
    majors: MAJORS.filter((_, n) => (n + at + group) % 3 !== 0).map((majorName, n) => ({
      majorEnrollCode: String(3 * n + group + 1).padStart(2, '0'),
      majorName,
      planNum: 1,
      history: [],
    })),
  })),
)

interface Choice {
  readonly unit: RecommendedUnit
  readonly majors: RecommendedUnit['majors']
  readonly adjust: boolean
}

const list = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom(...units), fc.uniqueArray(fc.nat(5), { maxLength: 6 }), fc.boolean())
    .map(([unit, places, adjust]): Choice => {
      return { unit, adjust, majors: places.flatMap((at) => unit.majors[at] ?? []) }
    }),
  { selector: ({ unit }) => unit.unitId, minLength: 2, maxLength: 10 },
)

type Table = readonly (readonly string[])[]
const [CODE, SCHOOL, GROUP, MAJORS_FROM, ADJUST] = [1, 2, 3, 4, 16]
const HEADS = [
  ...['志愿序号', '院校代码', '院校名称', '专业组代码'],
  ...[1, 2, 3, 4, 5, 6].flatMap((n) => [`专业${n}代码`, `专业${n}名称`]),
  '是否服从调剂',
]
const rowOf = ({ unit, majors, adjust }: Choice, order: number): readonly string[] => [
  String(order),
  unit.schoolEnrollCode ?? '',
  unit.schoolName,
  unit.majorGroupCode ?? '',
  ...[0, 1, 2, 3, 4, 5].flatMap((n) => [majors[n]?.majorEnrollCode ?? '', majors[n]?.majorName ?? '']),
  adjust ? '是' : '否',
]

type Distortion = (table: Table, at: number) => Table
const inCells =
  (change: (cell: string, column: number) => string): Distortion =>
  ([heads = [], ...rows]) => [heads, ...rows.map((row) => row.map(change))]
const inMajors =
  (change: (name: string, row: readonly string[], column: number) => string): Distortion =>
  ([heads = [], ...rows]) => [
    heads,
    ...rows.map((row) =>
      row.map((cell, column) =>
        cell !== '' && column > MAJORS_FROM && column < ADJUST && column % 2 === 1
          ? change(cell, row, column)
          : cell,
      ),
    ),
  ]
const inOneRow =
  (change: (row: readonly string[]) => readonly string[]): Distortion =>
  ([heads = [], ...rows], at) => [
    heads,
    ...rows.map((row, index) => (index === at % rows.length ? change(row) : row)),
  ]
const withCell = (row: readonly string[], column: number, cell: string) =>
  row.map((own, at) => (at === column ? cell : own))
const inHeads =
  (change: (head: string) => string): Distortion =>
  ([heads = [], ...rows]) => [heads.map(change), ...rows]

/** What becomes of a sheet on its way; each leaves the columns where they are. */
const CELLS: Readonly<Record<string, Distortion>> = {
  'full width': inCells((cell) =>
    cell.replace(/\d/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  ),
  'zero width': inCells((cell) => [...cell].join('\u200b')),
  numbers: inCells((cell) => (/^\d+$/.test(cell) ? String(Number(cell)) : cell)),
  floats: inCells((cell) => (/^\d+$/.test(cell) ? `${Number(cell)}.0` : cell)),
  'half brackets': inCells((cell) => cell.replace('（', '(').replace('）', ')')),
  stars: inCells((cell, column) => (column === SCHOOL ? `★${cell}【985】` : cell)),
  'words of groups': inCells((cell, column) => (column === GROUP ? `第${cell}组` : cell)),
  'short names': inCells((cell, column) => (column === SCHOOL ? (SHORT[cell] ?? cell) : cell)),
  'no codes of schools': inCells((cell, column) => (column === CODE ? '' : cell)),
  // One of both stays.
  'no names of schools': (table) =>
    table[1]?.[CODE] ? inCells((cell, column) => (column === SCHOOL ? '' : cell))(table, 0) : table,
  'no codes of majors': inCells((cell, column) =>
    column >= MAJORS_FROM && column < ADJUST && column % 2 === 0 ? '' : cell,
  ),
  ticks: inCells((cell, column) => (column === ADJUST ? (cell === '是' ? '✔' : '✘') : cell)),
  'words for 服从': inCells((cell, column) =>
    column === ADJUST ? (cell === '是' ? '看情况' : '再商量') : cell,
  ),
  'numbers behind': inHeads((head) => head.replace(/^专业(\d)(.*)/, '专业$2$1')),
  'repeated heads': inHeads((head) => head.replace(/^专业\d/, '专业')),
  'starred heads': inHeads((head) => `*${head}（必填）`),
  'unknown heads': inHeads((head) => head.replace(/^专业[56].*/, '别的')),
  'a mistyped school': inOneRow((row) =>
    (row[SCHOOL]?.length ?? 0) > 3 ? withCell(row, SCHOOL, `${row[SCHOOL]?.slice(0, -2)}太学`) : row,
  ),
  'an unknown campus': inOneRow((row) =>
    row[SCHOOL] ? withCell(row, SCHOOL, `${row[SCHOOL]}（新校区）`) : row,
  ),
  // A code alone is the school that it says.
  'another code': inOneRow((row) =>
    row[SCHOOL] ? withCell(row, CODE, SCHOOLS[3]?.schoolEnrollCode ?? '') : row,
  ),
  'an unknown group': inOneRow((row) => withCell(row, GROUP, '099')),
  'an unknown major': inOneRow((row) => withCell(row, MAJORS_FROM + 1, '占星学')),
  'another programme': inOneRow((row) =>
    withCell(row, MAJORS_FROM + 1, `${row[MAJORS_FROM + 1]}（国家专项）`),
  ),
  'a row twice': ([heads = [], ...rows], at) => [heads, ...rows, rows[at % rows.length] ?? []],
  'other columns': ([heads = [], ...rows]) => [
    [...heads, '专业最低位次', '备注'],
    ...rows.map((row) => (row.length < HEADS.length ? row : [...row, '12345', '好'])),
  ],
  'people behind majors': inMajors((name) => `${name}（计划5人）`),
  'codes behind majors': (table) =>
    inMajors((name, row, column) => `${name}${row[column - 1]?.replace('.0', '')}`)(table, 0),
  'numbers before majors': inMajors((name) => `专业一：${name}`),
  'tiers before schools': inCells((cell, column) =>
    column === SCHOOL && cell !== '' ? `【冲】${cell}？` : cell,
  ),
  'numbers before schools': inCells((cell, column) =>
    column === SCHOOL && cell !== '' ? `志愿3：${cell}` : cell,
  ),
  'a column of 不服从': (table) => {
    const turned: Readonly<Record<string, string>> = { 是: '否', 否: '是', '✔': '✘', '✘': '✔' }
    return table.map((row) =>
      row.map((cell, column) =>
        column === ADJUST ? (turned[cell] ?? cell.replace('是否服从调剂', '不服从调剂')) : cell,
      ),
    )
  },
  'lines of tiers': ([heads = [], ...rows]) => [heads, ['一、冲刺（2个）'], ...rows, ['保底']],
  'a stray quote': inOneRow((row) => withCell(row, MAJORS_FROM + 1, `"${row[MAJORS_FROM + 1]}`)),
  // Last: what comes later takes the first row for the only heads.
  'heads again': ([heads = [], ...rows]) => [heads, ...rows.slice(0, 1), heads, ...rows.slice(1)],
  'titles and rules': (table) => [
    ['某某中学 高三（5）班'],
    [''],
    ...table,
    ['合计', '', String(table.length - 1)],
    ['注：仅供参考'],
  ],
}

/** What a sheet looks like; each comes last. */
const LAYOUTS: Readonly<Record<string, (table: Table) => Table>> = {
  wide: (table) => table,
  // Heads that are repeated say their order by their place alone.
  mirrored: (table) =>
    table.some((row) => row.some((cell) => /^\*?专业名称/.test(cell)))
      ? table
      : table.map((row) => [...row, ...HEADS.slice(row.length).map(() => '')].toReversed()),
  'one row a major': (table) => long(table, false),
  'one row a major, merged': (table) => long(table, true),
  'two rows of heads': ([heads = [], ...rows]) => [
    heads.map((head, at) => (isMajor(at) ? (at % 2 === 0 ? head.replace(/代码|名称/, '') : '') : head)),
    heads.map((head, at) => (isMajor(at) ? (/代码|名称/.exec(head)?.[0] ?? '') : '')),
    ...rows,
  ],
  'school and group in one cell': (table) =>
    table.map((row) =>
      row.some((cell) => /^\*?院校名称/.test(cell))
        ? row
        : withCell(
            withCell(row, SCHOOL, `${row[SCHOOL]}(${row[GROUP]?.replace(/第|组|\.0/g, '')}组)`),
            GROUP,
            '',
          ),
    ),
  // Heads that come later are heads.
  'without heads': (table) =>
    // Without its head nobody could tell 不服从 from 服从.
    table.some((row) => row.some((cell) => /不服从调剂/.test(cell)))
      ? table
      : table.slice(1).filter((row) => !row.some((cell) => /^\*?院校名称/.test(cell))),
}
const isMajor = (column: number) => column >= MAJORS_FROM && column < ADJUST

function long([heads = [], ...rows]: Table, isMerged: boolean): Table {
  const rest = heads.length > HEADS.length ? heads.slice(HEADS.length) : []
  return [
    [...heads.slice(0, MAJORS_FROM), '专业代码', '专业名称', heads[ADJUST] ?? '', ...rest],
    ...rows.flatMap((row) => {
      const majors = [0, 1, 2, 3, 4, 5].map((n) => row.slice(MAJORS_FROM + 2 * n, MAJORS_FROM + 2 * n + 2))
      const named = majors.filter((cells) => cells.some((cell) => cell))
      const all = named.length > 0 ? named : [['', '']]
      return all.map((cells, at) => {
        const isLater = isMerged && at > 0
        const unit = row.slice(0, MAJORS_FROM).map((cell) => (isLater ? '' : cell))
        return [...unit, ...cells, isLater ? '' : (row[ADJUST] ?? ''), ...row.slice(HEADS.length)]
      })
    }),
  ]
}

function brought(table: Table) {
  const { sheets } = pastedBook(table.map((row) => row.join('\t')).join('\n'))
  const [sheet] = sheets
  if (!sheet) throw new Error('no sheet')
  const finder = schoolFinder(SCHOOLS)
  const reading = readTable(sheet.cells, finder)
  if ('problem' in reading) return undefined
  const found = foundRows(namedRows(reading.rows, finder, FORM.unit), (id) =>
    units.filter(({ schoolId }) => schoolId === id),
  )
  const rows = found.map((row, at) => ({ ...row, id: String(at) }))
  const taken = takenRows(rows, { units: new Map(), majors: new Map() }, FORM)
  const notices = noticesOf({ sheets: [{ sheet, at: 0, reading }], rows, knowsCodes: true }, taken, FORM)
  const page = [
    ...notices.flatMap(({ text, lines }) => [text, ...lines]),
    ...taken.open.map(({ row }) => JSON.stringify(row)),
    ...taken.openMajors.map(({ unit, open }) => `${unit.unitId} ${JSON.stringify(open.major)}`),
    ...reading.columns.flatMap(({ role, head, samples }) => (role ? [] : [head, ...samples])),
  ].join('\n')
  return { taken, page, reading }
}

/** Whether the page names something of a choice. */
const names = (page: string, texts: readonly (string | null | undefined)[]) =>
  texts.some((text) => text && page.includes(text))

it('a distorted list comes back as the same list, or the page says each difference', () => {
  fc.assert(
    fc.property(
      list,
      fc.uniqueArray(fc.constantFrom(...Object.keys(CELLS)), { maxLength: 4 }),
      fc.constantFrom(...Object.keys(LAYOUTS)),
      fc.nat(20),
      (choices, distortions, layout, at) => {
        const plain: Table = [HEADS, ...choices.map((choice, index) => rowOf(choice, index + 1))]
        const distorted = distortions
          .toSorted((a, b) => Object.keys(CELLS).indexOf(a) - Object.keys(CELLS).indexOf(b))
          .reduce((table, name) => CELLS[name]?.(table, at) ?? table, plain)
        const read = brought(LAYOUTS[layout]?.(distorted) ?? distorted)
        // A table that is not read changes nothing, and says so.
        if (!read) return
        const { taken, page, reading } = read
        const own = new Map(choices.map((choice) => [choice.unit.unitId, choice]))
        const hasAdjust = reading.columns.some(({ role }) => role === 'adjust')
        for (const { unit, majors, adjust } of taken.choices) {
          const choice = own.get(unit.unitId)
          if (!choice) {
            expect(names(page, [unit.schoolName]), `${unit.schoolName} is not in the list`).toBe(true)
            continue
          }
          const codes = majors.map(({ majorEnrollCode }) => majorEnrollCode)
          const lost = choice.majors.filter(({ majorEnrollCode }) => !codes.includes(majorEnrollCode))
          for (const major of lost) {
            const words = major.majorName.replace(/（.*/, '')
            expect(
              names(page, ['别的', words, `"code":"${major.majorEnrollCode}`, '占星学']),
              `${major.majorName} is lost`,
            ).toBe(true)
          }
          const more = codes.filter(
            (code) => !choice.majors.some(({ majorEnrollCode }) => majorEnrollCode === code),
          )
          expect(more, 'majors that nobody named').toEqual([])
          if (lost.length === 0)
            expect(codes).toEqual(choice.majors.map(({ majorEnrollCode }) => majorEnrollCode))
          if (adjust !== undefined) expect(adjust).toBe(choice.adjust)
          else if (hasAdjust) expect(names(page, ['看情况', '再商量'])).toBe(true)
        }
        for (const { unit } of choices) {
          if (taken.choices.some((one) => one.unit.unitId === unit.unitId)) continue
          const said = [
            unit.schoolName,
            SHORT[unit.schoolName],
            unit.schoolEnrollCode,
            String(Number(unit.schoolEnrollCode)),
            unit.schoolName.slice(0, -2),
          ]
          expect(
            names(page.replaceAll('(', '（').replaceAll(')', '）'), said),
            `${unit.unitId} is lost`,
          ).toBe(true)
        }
        const order = taken.choices.flatMap(({ unit }) => (own.has(unit.unitId) ? [unit.unitId] : []))
        const inList = choices.flatMap(({ unit }) => (order.includes(unit.unitId) ? [unit.unitId] : []))
        expect(order).toEqual(inList)
      },
    ),
    { numRuns: 400 },
  )
})

it.each(
  Object.keys(LAYOUTS).flatMap((layout) =>
    [
      ...['full width', 'floats', 'stars', 'half brackets', 'ticks', 'people behind majors'],
      ...['tiers before schools', 'numbers before schools', 'numbers before majors', 'a column of 不服从'],
      'lines of tiers',
    ].map((name) => [layout, name] as const),
  ),
)('%s with %s is the same list', (layout, name) => {
  fc.assert(
    fc.property(list, (choices) => {
      const plain: Table = [HEADS, ...choices.map((choice, index) => rowOf(choice, index + 1))]
      const read = brought(LAYOUTS[layout]?.(CELLS[name]?.(plain, 0) ?? plain) ?? plain)
      expect(
        read?.taken.choices.map(({ unit, majors, adjust }) => [
          unit.unitId,
          majors.map(({ majorEnrollCode }) => majorEnrollCode),
          adjust,
        ]),
      ).toEqual(
        choices.map(({ unit, majors, adjust }) => [
          unit.unitId,
          majors.map(({ majorEnrollCode }) => majorEnrollCode),
          adjust,
        ]),
      )
    }),
    { numRuns: 20 },
  )
})

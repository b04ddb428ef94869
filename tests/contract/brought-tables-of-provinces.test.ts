import { afterEach, describe, expect, it } from 'vitest'
import { formColumns } from '~/rules/filing/form-columns'
import { openImport } from './brought-table'

type Opened = Awaited<ReturnType<typeof openImport>>

let opened: Opened | undefined
afterEach(() => opened?.close())

async function open(province: string, rank: number) {
  opened = await openImport(province, rank)
  const columns = formColumns(opened.form)
  const heads = columns.map(({ head }) => head)
  const rows = opened.items.map((item) => columns.map(({ cell }) => String(cell({ ...item, adjust: true }))))
  const list = opened.items.map(({ unitId, majors }) => [
    unitId,
    majors.map(({ majorEnrollCode }) => majorEnrollCode).join(' '),
  ])
  const bring = async (table: readonly (readonly string[])[] | File) => {
    const brought = await (opened as Opened).bring(
      table instanceof File ? table : table.map((row) => row.join('\t')).join('\n'),
    )
    return { ...brought, list: brought.list.map(([unit, majors]) => [unit, majors]) }
  }
  const own = new File([new Uint8Array(await opened.export())], '我的方案.xlsx')
  return { heads, rows, list, bring, own, items: opened.items }
}

describe('a list of another form comes back', () => {
  it.each([
    ['浙江', 30_000],
    ['山东', 60_000],
    ['上海', 8000],
    ['新疆', 20_000],
    ['河北', 40_000],
  ])('of %s, from its own file and from the form', async (province, rank) => {
    const { heads, rows, list, bring, own } = await open(province, rank)
    expect((await bring(own)).list).toEqual(list)
    expect((await bring([heads, ...rows])).list).toEqual(list)
    expect((await bring(rows)).list).toEqual(list)
  })

  it('of 浙江, where each row is one major of a school: two of one school stay two', async () => {
    const { heads, rows, list, bring, items } = await open('浙江', 30_000)
    const first = items[0]
    if (!first) throw new Error('no choice')
    // The same school with another of its majors, as the table of an adviser has it.
    const more = await bring([
      ['院校', '专业'],
      [first.schoolName, ''],
    ])
    const units = more.taken.open.flatMap(({ match }) => ('nearest' in match ? match.nearest : []))
    const [one, two] = units.filter(({ majors }) => majors.length === 1)
    if (!one || !two) throw new Error('no units')
    const names = [one, two].map(({ majors }) => majors[0]?.majorName ?? '')
    const wanted = [one.unitId, two.unitId]
    const said = async (table: readonly (readonly string[])[]) =>
      (await bring(table)).list.map(([unit]) => unit)
    expect(await said([['院校', '专业'], ...names.map((name) => [first.schoolName, name])])).toEqual(wanted)
    expect(
      await said([
        ['院校', '专业1', '专业2'],
        [first.schoolName, ...names],
      ]),
    ).toEqual(wanted)
    expect(
      await said([
        ['院校', '专业'],
        [first.schoolName, names.join('、')],
      ]),
    ).toEqual(wanted)
    expect(
      await said([
        ['院校', '专业'],
        [first.schoolName, names[0] ?? ''],
        ['', names[1] ?? ''],
      ]),
    ).toEqual(wanted)
    expect(await said([['报考院校及专业'], ...names.map((name) => [`${first.schoolName}-${name}`])])).toEqual(
      wanted,
    )
    const renamed = heads.map((head) => head.replace('院校代码', '院校代号').replace('专业代码', '专业代号'))
    expect((await bring([renamed, ...rows])).list).toEqual(list)
  })

  it('of 上海, where the code of a group begins with that of its school', async () => {
    const { rows, list, bring } = await open('上海', 8000)
    const whole = rows.map(([, code = '', , group = '']) => `${code}${group}`)
    const table = rows.map((row, at) => [whole[at] ?? '', `${row[2]}(${row[3]})`, ...row.slice(4)])
    const majors = [1, 2, 3, 4].flatMap((n) => [`专业${n}代码`, `专业${n}名称`])
    const heads = ['院校专业组代码', '院校专业组名称', ...majors, '是否服从调剂']
    expect((await bring([heads, ...table])).list).toEqual(list)
    const parted = table.map((row, at) => [`${rows[at]?.[1]}-${rows[at]?.[3]}`, ...row.slice(1)])
    expect((await bring([heads, ...parted])).list).toEqual(list)
  })
})

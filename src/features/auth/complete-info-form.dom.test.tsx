import { expect, it } from 'vitest'
import { provinceList } from '~/entities/province/province-list.calls'
import { clockFrom, setClock } from '~/shared/lib/time/clock'
import { drawn, textsOf } from '../../../tests/dom'
import { CompleteInfoForm } from './complete-info-form'

interface Known {
  readonly name: string
  readonly province: string | null
  readonly year: number | null
}

async function formFor(known: Known) {
  setClock(clockFrom(new Date('2026-06-25T10:00:00+08:00')))
  const newcomer = { id: 's-9', roleId: 1 as const, tel: '13800008000', signedIn: false, ...known }
  const form = <CompleteInfoForm newcomer={newcomer} next={undefined} onDone={() => undefined} />
  await drawn(form, {
    answers: [[provinceList(), [{ provinceName: '安徽' }, { provinceName: '浙江' }]]],
  })
}

/** The names of the fields that cannot be changed. */
const locked = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    .filter((field) => field.disabled)
    .map(({ name }) => name)

const NOTHING: Known = { name: '', province: null, year: null }

it('S1-2.39 S1-9.10.2 who is new says name, province and one of seven years', async () => {
  await formFor(NOTHING)
  expect(textsOf('label')).toEqual(['姓名', '高考省份', '高考年份'])
  expect(textsOf('select')).toEqual(['请选择 安徽 浙江', '请选择 2026 2027 2028 2029 2030 2031 2032'])
  expect(locked()).toEqual([])
})

it.each([
  [{ name: '陈知行' }, ['name']],
  [{ province: '浙江' }, ['province']],
  [{ year: 2027 }, ['year']],
  [{ name: '陈知行', year: 2027 }, ['name', 'year']],
])('S1-4.3 of a record with %j that is locked, and nothing else', async (known, fields) => {
  await formFor({ ...NOTHING, ...known })
  expect(locked()).toEqual(fields)
})

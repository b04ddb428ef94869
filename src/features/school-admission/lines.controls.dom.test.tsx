import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ElectivesPicker } from '~/entities/admission/electives-picker'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { linesAddress } from '~/entities/admission/lines.address'
import { provinceCalls } from '~/entities/province/province.calls'
import { provinceList } from '~/entities/province/province-list.calls'
import { choose, drawn, press, textIn, textsOf } from '../../../tests/dom'
import { LineControls } from './line-controls'
import { useLineFilters } from './use-line-filters'

const RULES = [2025, 2024].map((year) => ({ year, course: ['物理', '综合'], batches: ['本科批', '专科批'] }))

function Conditions({ change, asked }: { change: () => void; asked: Record<string, string> }) {
  const filters = linesAddress.parse({ province: '浙江', year: '2025', ...asked })
  const { controls } = useLineFilters({ filters, change }, 'lines')
  return <LineControls label="条件" {...controls} />
}

const conditions = (change: () => void, asked: Record<string, string>) =>
  drawn(<Conditions change={change} asked={asked} />, {
    answers: [
      [provinceList(), [{ provinceName: '浙江' }, { provinceName: '安徽' }]],
      [provinceCalls.rules('浙江'), RULES],
      [
        provinceCalls.subjectRule('浙江', 2025),
        { remainingSubjectRule: { subjects: ['物理', '化学', '技术'] }, prioritySubjects: [] },
      ],
    ],
  })

it('S2-2.15 S2-2.16 S2-4.6 each condition of the lines is asked for, and sets the group to all', async () => {
  const change = vi.fn()
  await conditions(change, { subject: '综合', group: '01' })
  for (const [name, choice, asked] of [
    ['省份', '安徽', { province: '安徽', category: undefined }],
    ['年份', '2024 年', { year: 2024 }],
    ['科类', '物理', { subject: '物理' }],
    ['批次', '专科批', { batch: '专科批' }],
    ['批次', '全部', { batch: undefined }],
  ] as const) {
    choose(name, choice)
    expect(change.mock.lastCall?.[0], name).toStrictEqual({ group: undefined, ...asked })
  }
  const electives = screen.getByRole('group', { name: '选考科目' })
  expect(textsOf('button', electives)).toEqual(['物理', '化学', '技术'])
  press('化学', electives)
  expect(change.mock.lastCall?.[0]).toStrictEqual({ group: undefined, electives: ['化学'] })
  for (const [name, value, options] of [
    ['科类', '综合', ['物理', '综合']],
    ['批次', '全部', ['全部', '本科批', '专科批']],
    ['年份', '2025', ['2025 年', '2024 年']],
  ] as const) {
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name })
    expect([select.value, textsOf('option', select)]).toEqual([value, options])
  }
})

it('S2-5.2 who has chosen no elective is told that one is needed', async () => {
  const picker = (value: string[]) => (
    <ElectivesPicker label="选考" options={['物理']} value={value} onChange={() => undefined} />
  )
  await drawn(picker([]))
  expect(textIn()).toBe('选考 物理 至少选 1 门；还没有选，先显示全部选科要求。')
  await drawn(picker(['物理']))
  expect(textIn()).toBe('选考 物理')
})

it('S2-2.16 S2-5.1 S2-9.11 of electives one to three are chosen', async () => {
  const change = vi.fn<(chosen: LineQuestion['electives']) => void>()
  const all = ['物理', '化学', '生物', '政治', '历史', '地理', '技术']
  const chosen = (value: string[]) =>
    drawn(<ElectivesPicker label="选考" options={all} value={value} onChange={change} />)
  await chosen(['物理'])
  expect(textsOf('button', screen.getByRole('group', { name: '选考' }))).toEqual(all)
  press('物理')
  await chosen(all.slice(0, 3))
  press('政治')
  expect(change).not.toHaveBeenCalled()
  await chosen([])
  press('物理')
  expect(change).toHaveBeenLastCalledWith(['物理'])
  await chosen(all.slice(0, 2))
  press('生物')
  expect(change).toHaveBeenLastCalledWith(all.slice(0, 3))
})

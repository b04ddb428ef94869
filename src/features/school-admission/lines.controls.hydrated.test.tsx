import { expect, it, vi } from 'vitest'

vi.mock('react', async () => (await import('../../../tests/hydrated')).hydrated())
vi.mock('~/shared/filters/filter-select', async () => ({
  FilterSelect: (await import('../../../tests/hydrated')).RecordedControl,
}))
vi.mock('~/shared/filters/choice-row', async () => ({
  ChoiceRow: (await import('../../../tests/hydrated')).RecordedControl,
}))

import { ElectivesPicker } from '~/entities/admission/electives-picker'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { linesAddress } from '~/entities/admission/lines.address'
import { provinceCalls } from '~/entities/province/province.calls'
import { provinceList } from '~/entities/province/province-list.calls'
import { drawn, textIn } from '../../../tests/drawn'
import { controlNamed } from '../../../tests/hydrated'
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
    ['年份', '2024', { year: 2024 }],
    ['科类', '物理', { subject: '物理' }],
    ['批次', '专科批', { batch: '专科批' }],
    ['批次', '全部', { batch: undefined }],
    ['选考科目', ['化学'], { electives: ['化学'] }],
  ] as const) {
    controlNamed(name).onChange?.(choice as never)
    expect(change.mock.lastCall?.[0], name).toStrictEqual({ group: undefined, ...asked })
  }
  expect(controlNamed('科类')).toMatchObject({ value: '综合', options: ['物理', '综合'] })
  expect(controlNamed('批次').options).toEqual(['全部', '本科批', '专科批'])
  expect(controlNamed('选考科目').options).toEqual(['物理', '化学', '技术'])
  expect(controlNamed('年份').options?.map((option) => JSON.stringify(option))).toEqual([
    '{"value":"2025","label":"2025 年"}',
    '{"value":"2024","label":"2024 年"}',
  ])
})

it('S2-5.2 who has chosen no elective is told that one is needed', async () => {
  const picker = (value: string[]) => (
    <ElectivesPicker label="选考" options={['物理']} value={value} onChange={() => undefined} />
  )
  expect(textIn(await drawn(picker([])))).toBe('至少选 1 门；还没有选，先显示全部选科要求。')
  expect(textIn(await drawn(picker(['物理'])))).toBe('')
})

it('S2-2.16 S2-5.1 S2-9.11 of electives one to three are chosen', async () => {
  const change = vi.fn<(chosen: LineQuestion['electives']) => void>()
  const all = ['物理', '化学', '生物', '政治', '历史', '地理', '技术']
  await drawn(<ElectivesPicker label="选考" options={all} value={['物理']} onChange={change} />)
  const { onChange, options } = controlNamed('选考')
  expect(options).toEqual(all)
  for (const refused of [[], all.slice(0, 4)]) onChange?.(refused as never)
  expect(change).not.toHaveBeenCalled()
  for (const taken of [['物理'], all.slice(0, 3)]) {
    onChange?.(taken as never)
    expect(change).toHaveBeenLastCalledWith(taken)
  }
})

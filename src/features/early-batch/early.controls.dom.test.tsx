import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { provinceCalls } from '~/entities/province/province.calls'
import { provinceList } from '~/entities/province/province-list.calls'
import { choose, drawn, press, textsOf } from '../../../tests/dom'
import { earlyBatchAddress } from './early-batch.address'
import { earlyCalls } from './early-batch.calls'
import { EarlyBatchView } from './early-batch-view'

it('S2-2.20 S2-4.3 early plans of a school are narrowed by the subjects that remain, and begin with page 1', async () => {
  const change = vi.fn()
  const asked = { province: '安徽', year: '2025', subject: '物理', page: '2' }
  await drawn(
    <EarlyBatchView mode="plans" schoolId="10027" filters={earlyBatchAddress.parse(asked)} change={change} />,
    {
      answers: [
        [provinceList(), [{ provinceName: '安徽' }]],
        [
          provinceCalls.rules('安徽'),
          [{ year: 2025, course: ['物理', '历史'], batches: ['本科提前批', '本科批'] }],
        ],
        [
          provinceCalls.subjectRule('安徽', 2025),
          {
            remainingSubjectRule: { subjects: ['化学', '生物', '政治', '地理'] },
            prioritySubjects: ['物理', '历史'],
          },
        ],
        [earlyCalls.directories('安徽', 2025), ['国家公费师范生']],
      ],
    },
  )
  const electives = screen.getByRole('group', { name: '再选科目' })
  expect(textsOf('button', electives)).toEqual(['化学', '生物', '政治', '地理'])
  for (const [name, options] of [
    ['批次', ['全部', '本科提前批']],
    ['招生目录', ['全部', '国家公费师范生']],
  ] as const)
    expect(textsOf('option', screen.getByRole('combobox', { name }))).toEqual(options)
  press('化学', electives)
  expect(change.mock.lastCall?.[0]).toStrictEqual({ page: 1, electives: ['化学'] })
  for (const [name, choice, narrowed] of [
    ['招生目录', '国家公费师范生', { directory: '国家公费师范生' }],
    ['批次', '本科提前批', { batch: '本科提前批' }],
    ['科类', '历史', { subject: '历史', electives: [] }],
  ] as const) {
    choose(name, choice)
    expect(change.mock.lastCall?.[0], name).toStrictEqual({ page: 1, ...narrowed })
  }
})

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { provinceList } from '~/entities/province/province-list.calls'
import { choose, drawn, textsOf } from '../../../tests/dom'
import { rankAddress } from './rank.address'
import { RankView } from './rank-view'

const EXAMS = {
  yearSubjectBatchMap: {
    2025: { subjectBatchMap: { 物理: ['本科批', '专科批'], 历史: ['本科批'] } },
    2023: { subjectBatchMap: { 文科: ['本科一批'], 理科: ['本科一批', '专科批'] } },
  },
}
const PROVINCES = [provinceList(), [{ provinceName: '安徽' }, { provinceName: '浙江' }]] as const

it('S1-2.50 S1-4.13 another year starts with its own subject and batch, another subject with its first batch', async () => {
  const change = vi.fn()
  const filters = rankAddress.parse({ province: '安徽', year: '2025', subject: '物理', batch: '专科批' })
  await drawn(<RankView filters={filters} change={change} />, {
    answers: [PROVINCES, [provinceExams('安徽'), EXAMS]],
  })
  for (const [name, value, options] of [
    ['省份', '安徽', ['安徽', '浙江']],
    ['科类', '物理', ['物理', '历史']],
    ['批次', '专科批', ['本科批', '专科批']],
  ] as const) {
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name })
    expect([select.value, textsOf('option', select)]).toEqual([value, options])
  }
  for (const [name, choice, asked] of [
    ['年份', '2023 年', { year: 2023, subject: '理科', batch: '专科批' }],
    ['科类', '历史', { subject: '历史', batch: undefined }],
    ['批次', '本科批', { batch: '本科批' }],
    ['省份', '浙江', { province: '浙江', category: undefined }],
  ] as const) {
    choose(name, choice)
    expect(change.mock.lastCall?.[0], name).toStrictEqual({ ...asked, more: undefined })
  }
})

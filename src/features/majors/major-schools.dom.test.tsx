import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { majorCalls } from '~/entities/major/major.calls'
import { provinceCalls } from '~/entities/province/province.calls'
import { drawn, textsOf } from '../../../tests/dom'
import { MajorSchools } from './major-schools'
import { majorSchoolsAddress } from './major-schools.address'

const page = (schoolName: string) => ({
  records: [
    {
      id: '1',
      schoolName,
      schoolFeatures: [],
      provinceName: '浙江',
      cityName: '杭州市',
      belongs: '教育部',
      schoolType: [],
      schoolInstitution: '公办',
    },
  ],
  total: 1,
  current: 1,
  size: 6,
})

it('S1-2.17.5 S2-2.29 a major names the schools that offer this one', async () => {
  const filters = majorSchoolsAddress.parse({ province: '安徽', subject: '物理' })
  const recruiting = { province: '安徽', year: 2025, subject: '物理' }
  const answers = [
    [provinceCalls.rules('安徽'), [{ year: 2025, course: ['物理'], batches: ['本科批'] }]],
    [majorCalls.schools('080901', filters, recruiting), page('计算机大学')],
    [majorCalls.schools('020101', filters, recruiting), page('经济大学')],
  ] as const
  for (const [code, name] of [
    ['080901', '计算机大学'],
    ['020101', '经济大学'],
  ] as const) {
    await drawn(<MajorSchools code={code} name="某专业" filters={filters} change={() => undefined} />, {
      answers,
    })
    expect(screen.getByRole('heading', { name: '开设某专业的院校' })).toBeTruthy()
    expect(textsOf('article h2, article h3')).toEqual([name])
  }
})

import { expect, it } from 'vitest'
import { drawn, textIn } from '../../../tests/drawn'
import { SchoolCard } from './school-card'

const SCHOOL = {
  id: '10335',
  schoolName: '浙江大学',
  schoolCrestUrl: 'https://crest.invalid/10335.png',
  schoolFeatures: ['985', '211'],
  provinceName: '浙江',
  cityName: '杭州市',
  schoolType: ['综合类', '理工类'],
  schoolInstitution: '公办',
  belongs: '教育部',
}

it('S2-2.5.2 S2-2.5.3 S2-2.5.4 S2-2.5.5 S2-2.5.6 S2-2.5.7 S2-2.5.8 S2-2.5.9 a card says what a school is, and leads to it', async () => {
  const markup = await drawn(<SchoolCard school={SCHOOL} />)
  expect(textIn(markup)).toBe('浙江大学 浙江 杭州市 综合类、理工类 公办 教育部 985 对比')
  expect(markup).toContain('src="https://crest.invalid/10335.png"')
  expect(markup).toMatch(/href="\/chadaxueoverview\/10335"[^>]*>浙江大学/)
})

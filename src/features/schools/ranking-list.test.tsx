import { expect, it } from 'vitest'
import { PENDING_FIGURES } from '~/entities/school/school-figures'
import { drawn, rowsIn, textIn, textsOf } from '../../../tests/drawn'
import { RankedSchools } from './ranked-schools'
import { rankingAddress } from './ranking.address'
import { RankingList } from './ranking-list'

const school = (id: string, schoolName: string, schoolRank: number) => ({
  id,
  schoolName,
  schoolRank,
  schoolRankBefore: schoolRank + 1,
  schoolCrestUrl: `https://crest.invalid/${id}.png`,
  schoolFeatures: ['985', '211'],
  provinceName: '浙江',
  cityName: '杭州市',
  schoolType: ['综合类'],
  schoolInstitution: '公办',
  belongs: '教育部',
})
const SCHOOLS = [school('10335', '浙江大学', 3), school('10356', '中国计量大学', 104)]

it('S1-4.11.2 S2-2.6.3 S2-2.8 S2-4.1.2 a ranking of the drawer has places of two digits, crests, names, tags and places', async () => {
  const rows = SCHOOLS.map((each) => ({
    school: each,
    figures: PENDING_FIGURES,
    rankBefore: each.schoolRankBefore,
  }))
  const markup = await drawn(<RankingList rows={rows} question={undefined} rank={undefined} />)
  expect(textsOf('li', markup)).toEqual([
    expect.stringMatching(/^03 升 1 .*浙江大学 浙江 杭州市 综合类 公办 985/),
    expect.stringMatching(/^104 升 1 .*中国计量大学 浙江 杭州市 综合类 公办 985/),
  ])
  expect(markup.match(/src="https:\/\/crest[^"]+/g)).toHaveLength(2)
  expect(markup).toContain('href="/chadaxueoverview/10335"')
})

it('S2-2.6.3 S2-2.8 a ranking of the page has them in a table', async () => {
  const markup = await drawn(
    <RankedSchools
      schools={SCHOOLS}
      asked={{ type: 'ruanke', year: 2025 }}
      wide
      filters={rankingAddress.parse({})}
      change={() => undefined}
    />,
  )
  const [heads, ...rows] = rowsIn(markup)
  expect(heads?.slice(1, 6)).toEqual(['院校', '所在地', '类型', '性质', '特色'])
  expect(rows.map((row) => row.slice(0, 6))).toEqual([
    ['03 升 1', '浙江大学 浙江 杭州市 985', '浙江 杭州市', '综合', '公办', '985'],
    ['104 升 1', '中国计量大学 浙江 杭州市 985', '浙江 杭州市', '综合', '公办', '985'],
  ])
  expect(textIn(markup)).toContain('对比')
})

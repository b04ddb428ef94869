import { expect, it } from 'vitest'
import { controlLineCalls } from '~/entities/province/control-lines.calls'
import { provinceList } from '~/entities/province/province-list.calls'
import { scoreTableCalls } from '~/entities/rank/score-table.calls'
import { drawn, rowsIn, textIn, textsOf } from '../../../tests/drawn'
import { CompetitionMark } from './competition-mark'
import { EquivalentTable } from './equivalent-table'
import { RankCharts } from './rank-charts'
import { RankControls } from './rank-controls'
import { ScoreAnswer } from './score-answer'
import { SegmentTable } from './segment-table'

const QUERY = { province: '安徽', year: 2025, subject: '物理', batch: '本科批', score: 600 }
const nothing = () => undefined

const controls = (batches: string[]) =>
  drawn(
    <RankControls
      province="安徽"
      choices={{ years: [2025, 2024], subjects: ['物理', '历史'], batches, question: QUERY }}
      score={600}
      category={undefined}
      onCategory={nothing}
      onProvince={nothing}
      onYear={nothing}
      onSubject={nothing}
      onBatch={nothing}
      onScore={nothing}
      onRank={nothing}
    />,
    { answers: [[provinceList(), [{ provinceName: '安徽' }, { provinceName: '浙江' }]]] },
  )

it('S1-2.50 conditions are what is offered, and a batch only where there are any', async () => {
  const all = await controls(['本科批', '专科批'])
  expect(textsOf('label', all)).toEqual(['分数', '省份', '年份', '科类', '批次'])
  expect(textsOf('select', all)).toEqual(['安徽 浙江', '2025 年 2024 年', '物理 历史', '本科批 专科批'])
  expect(all).toMatch(/type="submit"[^>]*>查位次</)
  expect(textsOf('label', await controls([]))).toEqual(['分数', '省份', '年份', '科类'])
})

it('S1-1.1.5 S1-2.51 S1-2.54 a score has its interval, its count, its rank and its level', async () => {
  const segment = {
    highestRank: 26_394,
    lowestRank: 27_089,
    sameScoreCount: 1696,
    suggestedRank: 27_000,
    competitionLevel: 'high' as const,
    scorePrompt: '分数较高',
  }
  const text = textIn(
    await drawn(
      <ScoreAnswer
        category={undefined}
        segment={segment}
        query={QUERY}
        batches={['本科批']}
        onBatch={nothing}
        onScore={nothing}
      />,
      { answers: [[controlLineCalls.byProvince('安徽'), []]] },
    ),
  )
  expect(text).toContain('600 分的位次区间 26,394–27,089 分数较高')
  expect(text).toContain('同分人数 1,696 人 建议位次 27,000 按同分的最后一名算 竞争程度 高')
  expect(text).toContain('结果采用教育考试院公布的 2025 年位次（一分一段），以教育考试院公布的数据为准。')
})

it('S1-2.51.5 S1-9.9 the legend tells the three levels apart', async () => {
  expect(textIn(await drawn(<CompetitionMark level="low" />))).toBe(
    '低 高 同分 1000 人及以上 中 同分 300–999 人 低 同分不到 300 人',
  )
})

it('S1-2.55 rows of scores have their interval and their count, and the first is a range', async () => {
  const rows = [
    { score: 690, highScore: 750, highestRank: 1, lowestRank: 30, sameScoreCount: 30 },
    { score: 689, highScore: 689, highestRank: 31, lowestRank: 1040, sameScoreCount: 1010 },
  ]
  const table = (
    <SegmentTable
      label="表"
      rows={rows}
      score={undefined}
      rank={undefined}
      isWhole={false}
      change={nothing}
    />
  )
  expect(textIn(await drawn(table))).toContain('分数 位次区间 同分人数 690 及以上 1–30 30 689 31–1,040 1,010')
})

it('S1-2.53 equivalents stand year by year, with their interval', async () => {
  const subjectBatchMap = { 物理: [] }
  const equivalents = [
    { year: 2024, highestRank: 26_984, lowestRank: 27_577, historicalEquivalentScore: 597 },
    { year: 2023, highestRank: 26_000, lowestRank: 27_500, historicalEquivalentScore: 574 },
  ]
  const table = (
    <EquivalentTable
      query={QUERY}
      rank={27_089}
      offered={{ 2025: { subjectBatchMap }, 2024: { subjectBatchMap }, 2023: { subjectBatchMap } }}
      isWhole={false}
      onWhole={nothing}
    />
  )
  const answers = [[scoreTableCalls.equivalents(QUERY), equivalents]] as const
  expect(rowsIn(await drawn(table, { answers }))).toEqual([
    ['年份', '位次区间', '等位分'],
    ['2024 26,984–27,577', '26,984–27,577', '597'],
    ['2023 26,000–27,500', '26,000–27,500', '574'],
  ])
})

it('S1-2.52 a table is two curves: the rank of each score, and how many share it', async () => {
  const rows = [
    { score: 690, highScore: 750, highestRank: 1, lowestRank: 40, sameScoreCount: 40 },
    { score: 689, highScore: 689, highestRank: 41, lowestRank: 44, sameScoreCount: 4 },
    { score: 688, highScore: 688, highestRank: 45, lowestRank: 50, sameScoreCount: 6 },
  ]
  const markup = await drawn(
    <RankCharts query={QUERY} rows={rows} score={689} name="安徽 2025 年物理" sample={false} />,
    { address: '/?tables=位次,同分人数' },
  )
  expect(rowsIn(markup)).toEqual([
    ['分数（分）', '最低位次（位）'],
    ['688', '50'],
    ['689', '44'],
    ['690', '40'],
    ['分数（分）', '同分人数（人）'],
    ['688', '6'],
    ['689', '4'],
  ])
})

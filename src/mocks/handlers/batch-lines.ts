import { batchLines, NO_RANK_CODE, type RankQuery } from '~/contracts/batch-lines'
import { competitionLevel } from '~/shared/domain/competition-level'
import { scoreYears } from '~/shared/domain/years'
import type { Backend } from '../backend'
import { mockEndpoints } from '../mock-endpoints'
import { badRequest, notFound } from '../problem'
import { findProvince } from '../world/facts/provinces'
import { controlLines, linesOfTable, scoreBands } from '../world/models/control-lines'
import { examMode, type Subject } from '../world/models/exam-mode'
import { rowOfRank, rowOfScore, type ScoreTable, scoreTable } from '../world/models/score-table'

const SPECIAL_PROGRAMMES = '特殊类型'

export const batchLineHandlers = mockEndpoints(batchLines, {
  select: ({ query, backend }) => {
    known(query.province)
    const years = scoreYears(backend.now().getFullYear()).map((year) => [
      year,
      subjectsOf(query.province, year),
    ])
    return { yearSubjectBatchMap: Object.fromEntries(years) }
  },

  segmentDefault: ({ body, backend }) => {
    const table = tableOf(body, backend)
    const line = lineOf(table, body.batch)
    return table.rows.filter((row) => row.highScore >= line)
  },

  segment: ({ body, backend }) => {
    const table = tableOf(body, backend)
    const row = rowOfScore(table, body.score)
    if (!row) return { code: NO_RANK_CODE }
    const line = lineOf(table, body.batch)
    const { highestRank, lowestRank, sameScoreCount, score, highScore } = row
    return {
      highestRank,
      lowestRank,
      sameScoreCount,
      suggestedRank: lowestRank,
      competitionLevel: competitionLevel(sameScoreCount),
      ...(highScore > score && { scorePrompt: `${score} 分及以上合并为一档，位次按整档计算` }),
      ...(body.score < line && { scorePrompt: `低于${body.batch}控制线 ${line} 分` }),
    }
  },

  historicalEquivalent: ({ body, backend }) => {
    const row = rowOfScore(tableOf(body, backend), body.score)
    if (!row) return []
    return scoreYears(backend.now().getFullYear())
      .filter((year) => year !== body.year)
      .flatMap((year) => {
        const subject = sameCandidates(body.subject, body.province, year)
        const table = subject && scoreTable({ province: body.province, year, subject })
        const then = table && rowOfRank(table, row.lowestRank)
        if (!then) return []
        const { highestRank, lowestRank, score } = then
        return [{ year, highestRank, lowestRank, historicalEquivalentScore: score }]
      })
  },

  byProvince: ({ query, backend }) => {
    known(query.province)
    return scoreYears(backend.now().getFullYear()).map((year) => ({
      year,
      batchLines: scoreBands(controlLines(query.province, year)).map(({ official: _, ...line }) => ({
        province: query.province,
        ...line,
      })),
    }))
  },
})

function known(province: string): void {
  if (!findProvince(province)) throw notFound(`没有省份“${province}”的数据`)
}

function subjectsOf(province: string, year: number) {
  const subjects = examMode(province, year)?.subjects ?? []
  const batches = subjects.map((subject) => [subject, batchesOf(province, year, subject)])
  return { subjectBatchMap: Object.fromEntries(batches) }
}

/** Batches that everybody may apply for come first; special programmes are for few. */
function batchesOf(province: string, year: number, subject: Subject): string[] {
  const batches = linesOfTable(province, year, subject).map((line) => line.batch)
  return batches.toSorted((a, b) => Number(a === SPECIAL_PROGRAMMES) - Number(b === SPECIAL_PROGRAMMES))
}

function tableOf({ province, year, subject }: RankQuery, backend: Backend): ScoreTable {
  known(province)
  const inWorld = scoreYears(backend.now().getFullYear()).includes(year)
  const table = inWorld ? scoreTable({ province, year, subject }) : undefined
  if (!table) throw notFound(`没有${province} ${year} 年${subject}的一分一段表`)
  return table
}

/** The lowest score that counts for a batch; the whole table without one. */
function lineOf({ province, year, subject }: ScoreTable, batch: string | undefined): number {
  if (!batch) return 0
  const line = linesOfTable(province, year, subject).find((candidate) => candidate.batch === batch)
  if (!line) throw badRequest(`${province} ${year} 年${subject}没有${batch}`)
  return line.controlScore
}

/** The subject under which the same candidates were ranked in another year; none across a change to or from 综合. */
function sameCandidates(subject: string, province: string, year: number): string | undefined {
  const offered: readonly string[] = examMode(province, year)?.subjects ?? []
  const names: Readonly<Record<string, string>> = { 物理: '理科', 历史: '文科', 理科: '物理', 文科: '历史' }
  return [subject, names[subject]].find((name) => name !== undefined && offered.includes(name))
}

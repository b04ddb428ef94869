import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tierBesideLine } from '~/rules/chance/tier-beside-line'
import type { AdmissionRow, UnitGroup } from './admission-rows'
import { type Candidate, openGroups, reachedCount, reachedRows } from './reached-groups'
import { changeOf, NEWS, newsOf, planNews, shownGroups } from './shown-groups'

const NAMES = ['法学类', '会计学', '软件工程', '计算机科学与技术']
const Rank = fc.integer({ min: 1, max: 200_000 })
const Row = fc.record({
  name: fc.constantFrom(...NAMES),
  notes: fc.constantFrom<string[]>([], ['中外合作办学']),
  plan: fc.option(fc.nat(200), { nil: undefined }),
  planBefore: fc.option(fc.nat(200)),
  isMoved: fc.boolean(),
  line: fc.option(fc.record({ lowestRank: fc.option(Rank), lowestScore: fc.constant(600) })),
})
const Groups = fc.array(fc.array(Row, { maxLength: 8 }), { maxLength: 5 }).map((all) =>
  all.map(
    (rows, at) =>
      ({
        code: `00${at}`,
        label: `00${at} 不限`,
        requirement: ['首选物理，再选不限', '首选物理，再选化学'][at % 2],
        head: undefined,
        rows,
      }) as unknown as UnitGroup,
  ),
)
const Narrowed = fc.record({
  group: fc.option(fc.constantFrom('000', '001', '009'), { nil: undefined }),
  major: fc.option(fc.constantFrom('计算机', '会计', '中外 软件', ''), { nil: undefined }),
  reachedBy: fc.option(Rank, { nil: undefined }),
  news: fc.option(fc.constantFrom(...NEWS), { nil: undefined }),
  candidate: fc.constantFrom<Candidate>(
    { subject: '物理', electives: undefined },
    { subject: '物理', electives: ['生物', '地理'] },
    { subject: '物理', electives: ['化学', '生物'] },
  ),
})

const rowsOf = (groups: readonly UnitGroup[]) => groups.flatMap(({ rows }) => rows)

describe('the rows of a table of majors', () => {
  it('are narrowed to those whose own facts say so, whatever is combined', () => {
    fc.assert(
      fc.property(Groups, Narrowed, (groups, asked) => {
        const { group, major, reachedBy, news, candidate } = asked
        const mayApply = (requirement: unknown) =>
          !candidate.electives ||
          candidate.electives.includes('化学') ||
          !String(requirement).includes('化学')
        const fits = (row: AdmissionRow, { code, requirement }: UnitGroup) =>
          (group === undefined || code === group) &&
          (reachedBy === undefined ||
            (row.line?.lowestRank != null &&
              tierBesideLine(reachedBy, row.line.lowestRank) !== '够不着' &&
              mayApply(requirement))) &&
          (news === undefined || newsOf(row) === news) &&
          (major ?? '').split(' ').every((word) => `${row.name} ${row.notes.join(' ')}`.includes(word))
        const wanted = groups.flatMap((unit) => unit.rows.filter((row) => fits(row, unit)))
        const passes = reachedBy === undefined ? undefined : reachedRows(reachedBy, candidate)
        expect(rowsOf(shownGroups(groups, { group, major, news, passes }))).toEqual(wanted)
      }),
    )
  })

  it('are counted as they are narrowed', () => {
    fc.assert(
      fc.property(Groups, Rank, (groups, rank) => {
        const candidate = { subject: '物理', electives: ['生物', '地理'] }
        const { reached, all, closed } = reachedCount(groups, rank, candidate)
        expect(reached).toBe(rowsOf(shownGroups(groups, { passes: reachedRows(rank, candidate) })).length)
        expect(closed).toBe(all - rowsOf(openGroups(groups, candidate)).length)
        expect(all).toBe(rowsOf(groups).length)
        const reported = planNews(groups)
        for (const news of NEWS) expect(reported?.[news]).toBe(rowsOf(shownGroups(groups, { news })).length)
      }),
    )
  })
})

const row = (plan: number | undefined, planBefore: number | null | undefined, isMoved = false) =>
  ({ name: '会计学', notes: [], plan, planBefore, isMoved }) as unknown as AdmissionRow

describe('what a plan changed', () => {
  it('counts each major once', () => {
    const rows = [row(50, 40), row(30, 40), row(40, 40), row(20, null), row(0, 25), row(10, 10, true)]
    expect(planNews([{ code: '001', label: '', rows }])).toEqual({
      more: 1,
      fewer: 1,
      新增: 1,
      停招: 1,
      换组: 1,
    })
  })

  it('is not told before the plan of the year before is there', () => {
    expect(planNews([{ code: '001', label: '', rows: [row(50, undefined)] }])).toBeUndefined()
    expect(changeOf(row(50, undefined))).toBeUndefined()
    expect(changeOf(row(50, null))).toBe(50)
    expect(changeOf(row(0, 25))).toBe(-25)
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FormChoice, formColumns } from '~/rules/filing/form-columns'
import type { ImportedRow } from './imported-row'
import { matchRow } from './match-row'
import { schoolFinder } from './match-school'
import { foundRows, namedRows } from './named-rows'
import { readTable } from './read-table'

const tableRows = (cells: readonly (readonly unknown[])[]): readonly ImportedRow[] => {
  const read = readTable(cells)
  if ('problem' in read) throw new Error(read.problem)
  return read.rows
}

it('a list that is written by the codes of its province alone comes back as the same list', () => {
  const code = (most: number, digits: number) =>
    fc.integer({ min: 1, max: most }).map((n) => String(n).padStart(digits, '0'))
  const choice = fc.record({ schoolEnrollCode: code(8999, 4), majorGroupCode: code(99, 3) })
  const columns = formColumns({ unit: '院校专业组', majorsPerChoice: 6, adjustment: true })
  fc.assert(
    fc.property(
      fc.uniqueArray(choice, { selector: (one) => Object.values(one).join(), minLength: 1, maxLength: 40 }),
      fc.constantFrom('columns', 'one code', 'numbers'),
      (choices, how) => {
        const codes = [...new Set(choices.map(({ schoolEnrollCode }) => schoolEnrollCode))]
        const schools = codes.map((own) => ({
          id: `9${own}`,
          schoolName: `学校${own}`,
          schoolEnrollCode: own,
        }))
        const unitsOf = (id: string) =>
          choices
            .filter(({ schoolEnrollCode }) => id === `9${schoolEnrollCode}`)
            .map((one) => ({ ...one, unitId: Object.values(one).join(' '), schoolId: id, majors: [] }))
        const wanted = columns.filter(({ head }) => /院校代码|专业组代码|专业1|服从/.test(head))
        const reported = choices.map((one, at): FormChoice => {
          return { ...one, order: at + 1, schoolName: '', adjust: true, majors: [] }
        })
        const cells =
          how === 'one code'
            ? [['院校专业组代码'], ...reported.map((one) => [`${one.schoolEnrollCode}${one.majorGroupCode}`])]
            : [
                wanted.map(({ head }) => head),
                ...reported.map((one) =>
                  wanted.map(({ cell }) => {
                    const text = cell(one)
                    return how === 'numbers' && /^\d+$/.test(String(text)) ? Number(text) : text
                  }),
                ),
              ]
        const back = foundRows(namedRows(tableRows(cells), schoolFinder(schools), '院校专业组'), unitsOf).map(
          ({ match }) => 'unit' in match && match.unit.unitId,
        )
        expect(back).toEqual(choices.map((one) => Object.values(one).join(' ')))
      },
    ),
  )
})

it('a list that was written comes back as the same list', () => {
  const code = fc.integer({ min: 1, max: 99 }).map((n) => String(n).padStart(3, '0'))
  const unit = fc.record({
    group: code,
    named: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }),
    adjust: fc.boolean(),
  })
  const offered = (group: string) => ({
    unitId: group,
    schoolId: '1',
    majorGroupCode: group,
    majors: Array.from({ length: 10 }, (_, n) => ({
      majorEnrollCode: String(n).padStart(2, '0'),
      majorName: `专业名 ${n}`,
    })),
  })
  const columns = formColumns({ unit: '院校专业组', majorsPerChoice: 6, adjustment: true })
  fc.assert(
    fc.property(
      fc.uniqueArray(unit, { selector: ({ group }) => group, minLength: 1 }),
      fc.infiniteStream(fc.nat()),
      (rows, order) => {
        const units = rows.map(({ group }) => offered(group))
        const choices = rows.map(
          ({ group, named, adjust }, index): FormChoice => ({
            order: index + 1,
            schoolName: '安徽大学',
            schoolEnrollCode: '0357',
            majorGroupCode: group,
            adjust,
            majors: named.map((n) => offered(group).majors[n]).filter((major) => major !== undefined),
          }),
        )
        // Columns in whatever order.
        const mixed = columns
          .map((column) => ({ column, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
        const cells = [
          mixed.map(({ column }) => column.head),
          ...choices.map((choice) => mixed.map(({ column }) => column.cell(choice))),
        ]
        const back = tableRows(cells).map((row) => ({ row, match: matchRow(row, units) }))
        expect(
          back.map(({ row, match }) => 'unit' in match && [match.unit.unitId, match.majors, row.adjust]),
        ).toEqual(choices.map((choice) => [choice.majorGroupCode, choice.majors, choice.adjust]))
      },
    ),
  )
})

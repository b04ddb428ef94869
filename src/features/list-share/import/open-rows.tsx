import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { itemName } from '~/entities/application-list/edits'
import { matched } from '~/rules/list/import/match-row'
import { majorKey, type TakenRows } from '~/rules/list/import/taken-rows'
import { Button } from '~/shared/ui/button'
import type { MatchedRow } from './match-table'
import { majorText, rowPlace } from './notices'

const MOST_OFFERED = 4

const WHY_MAJOR = {
  没有: '这个专业组里没有',
  括号: '括号里的字对不上',
  几个: '有几个同名的',
  代码: '代码和名称不是同一个专业',
} as const

const WHY_SCHOOL = {
  代码: '代码和名称不是同一所院校',
  几所: '不止一所院校这样叫',
  括号: '不知道是哪个校区',
  没有: '没有找到这样叫的院校',
} as const

interface OpenRowsProps {
  readonly rows: readonly MatchedRow[]
  readonly onChoose: (row: MatchedRow, unit: RecommendedUnit) => void
}

/** Rows of a table that are no unit for sure, each with the units that it may mean. */
export function OpenRows({ rows, onChoose }: OpenRowsProps) {
  if (rows.length === 0) return null
  return (
    <ul aria-label="没对上的行" className="grid max-h-72 gap-2 overflow-y-auto border-t">
      {rows.map((row) => (
        <li key={row.id} className="border-b py-2">
          <p>{rowText(row)}</p>
          <Nearest row={row} onChoose={(unit) => onChoose(row, unit)} />
        </li>
      ))}
    </ul>
  )
}

interface OpenMajorsProps {
  readonly majors: TakenRows<RecommendedUnit>['openMajors']
  /** `key` is the place of the major in the table (`majorKey`), `code` that of the one it means. */
  readonly onChoose: (key: string, code: string) => void
}

/** Majors of a table that are none of their unit for sure, each with those that it may mean. */
export function OpenMajors({ majors, onChoose }: OpenMajorsProps) {
  if (majors.length === 0) return null
  return (
    <ul aria-label="没对上的专业" className="grid max-h-72 gap-2 overflow-y-auto border-t">
      {majors.map(({ row, unit, open }) => {
        const key = majorKey(row.id, open.at)
        return (
          <li key={key} className="border-b py-2">
            <p>
              {rowPlace(row)} {itemName(unit)}：{majorText(open.major)}
              <span className="text-muted-foreground">（{WHY_MAJOR[open.why]}）</span>
            </p>
            {open.near.length > 0 && (
              <p className="mt-1 flex flex-wrap items-center gap-2">
                是不是
                {open.near.slice(0, MOST_OFFERED).map(({ majorEnrollCode, majorName }) => (
                  <Button
                    key={majorEnrollCode}
                    variant="outline"
                    size="sm"
                    className="h-auto! text-left whitespace-normal!"
                    onClick={() => onChoose(key, majorEnrollCode)}
                  >
                    {majorEnrollCode} {majorName}
                  </Button>
                ))}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Nearest({ row, onChoose }: { row: MatchedRow; onChoose: (unit: RecommendedUnit) => void }) {
  const units = 'nearest' in row.match ? row.match.nearest : []
  if (units.length === 0) {
    return (
      <p className="text-muted-foreground">
        没有找到相近的：把院校名写全一点；名字没错，就是这个批次不招你的选科。
      </p>
    )
  }
  const offered = offeredOf(row, units)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2">
      是不是
      {offered.map((unit) => (
        <Button
          key={unit.unitId}
          variant="outline"
          size="sm"
          className="h-auto! text-left whitespace-normal!"
          onClick={() => onChoose(unit)}
        >
          {itemName(unit)} {majorsShown(row, unit)}
        </Button>
      ))}
    </p>
  )
}

/** The nearest units, each school that is meant among them. */
function offeredOf({ school }: MatchedRow, units: readonly RecommendedUnit[]): readonly RecommendedUnit[] {
  const ids = 'id' in school ? [school.id] : school.ids
  const firstOfEach = ids.flatMap((id) => units.find(({ schoolId }) => schoolId === id) ?? [])
  return [...new Set([...(ids.length > 1 ? firstOfEach : []), ...units])].slice(
    0,
    Math.max(MOST_OFFERED, ids.length),
  )
}

/** The majors that a unit shares with a row, else the first that it has. */
function majorsShown({ row }: MatchedRow, unit: RecommendedUnit): string {
  const shared = matched(row, unit).majors
  const shown = (shared.length > 0 ? shared : unit.majors).slice(0, 2).map(({ majorName }) => majorName)
  return shown.length === 0 ? '' : `${shown.join('、')}${unit.majors.length > shown.length ? '等' : ''}`
}

/** 第 5 行：安微大学 003 软件工程（没有找到这样叫的院校）. */
function rowText(found: MatchedRow): string {
  const { row, school } = found
  const said = [
    ...('why' in school && school.why === '代码' ? [row.schoolCode] : []),
    row.school ?? row.schoolCode,
    row.group,
    ...row.majors.slice(0, 2).map(({ name, code }) => name ?? code),
  ]
  const why = 'why' in school ? `（${WHY_SCHOOL[school.why]}）` : ''
  return `${rowPlace(found)}：${said.filter(Boolean).join(' ')}${why}`
}

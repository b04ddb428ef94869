import { useState } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { type Edit, type Items, itemName } from '~/entities/application-list/edits'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { ImportedRow } from '~/rules/list/import/read-table'
import { Button } from '~/shared/ui/button'
import { importedItems, withImported } from './imported-items'
import type { MatchedTable } from './match-table'

interface ImportResultProps {
  readonly table: MatchedTable
  readonly form: ApplicationForm
  /** The list as it is. */
  readonly items: Items
  readonly onBack: () => void
  readonly onTake: (edit: Edit) => void
}

/** What was found of a table, what was not, with the units that it could mean, and the ways to take it. */
export function ImportResult({ table, form, items, onBack, onTake }: ImportResultProps) {
  const { rows, knowsCodes } = table
  const [chosen, setChosen] = useState<ReadonlyMap<number, RecommendedUnit>>(new Map())
  const imported = importedItems(rows, chosen, form)
  const open = rows.filter(({ row, match }) => !('unit' in match) && !chosen.has(row.line))
  const lacking = rows.filter(({ match }) => 'unit' in match && match.missing.length > 0)
  const left = form.choiceCount === undefined ? 0 : Math.max(0, imported.length - form.choiceCount)
  return (
    <div className="mt-4 grid gap-4 text-sm">
      <p role="status">
        表里 {rows.length} 行，对上 <span className="text-lg font-medium">{imported.length}</span> 个
        {open.length > 0 && `，没对上 ${open.length} 行`}
        {left > 0 && `；最多填 ${form.choiceCount} 个，最后 ${left} 个放不下`}
      </p>
      {!knowsCodes && (
        <p>服务器还不知道本省自己的院校代码，只写代码的行对不上。请在表里加一列“院校名称”，再试一次。</p>
      )}
      {open.length > 0 && (
        <ul aria-label="没对上的行" className="grid max-h-72 gap-2 overflow-y-auto border-t">
          {open.map(({ row, match }) => (
            <li key={row.line} className="border-b py-2">
              <p>{rowText(row)}</p>
              <Nearest
                units={'nearest' in match ? match.nearest : []}
                onChoose={(unit) => setChosen(new Map(chosen).set(row.line, unit))}
              />
            </li>
          ))}
        </ul>
      )}
      {lacking.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center md:min-h-8">
            {lacking.length} 行里有专业没对上，其余照填
          </summary>
          <ul className="grid gap-1 text-muted-foreground">
            {lacking.map(({ row, match }) => (
              <li key={row.line}>
                第 {row.line} 行 {row.school}：{'unit' in match && match.missing.join('、')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {imported.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center md:min-h-8">看看对上的</summary>
          <ol className="grid max-h-60 list-inside list-decimal gap-0.5 overflow-y-auto">
            {imported.map((item) => (
              <li key={item.unitId}>
                {itemName(item)}
                <span className="text-muted-foreground">
                  {' '}
                  {item.majors.map(({ majorName }) => majorName).join('、')}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        {imported.length > 0 && (
          <>
            <Button size="sm" onClick={() => onTake(withImported(items, imported, 'instead', form))}>
              换成这 {imported.length - left} 个
            </Button>
            {items.length > 0 && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => onTake(withImported(items, imported, 'behind', form))}
              >
                接在现在的后面
              </Button>
            )}
          </>
        )}
        <Button variant="ghost" size="sm" onClick={onBack}>
          重新选
        </Button>
      </div>
    </div>
  )
}

const MOST_OFFERED = 4

function Nearest({
  units,
  onChoose,
}: {
  units: readonly RecommendedUnit[]
  onChoose: (unit: RecommendedUnit) => void
}) {
  if (units.length === 0) {
    return <p className="text-muted-foreground">没有相近的：可能院校名写错了，或这个批次不招你的选科。</p>
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2">
      是不是
      {units.slice(0, MOST_OFFERED).map((unit) => (
        <Button key={unit.unitId} variant="outline" size="sm" onClick={() => onChoose(unit)}>
          {[unit.schoolName, unit.majorGroupCode].filter(Boolean).join(' ')}
        </Button>
      ))}
    </p>
  )
}

/** 第 5 行：安微大学 003 软件工程. */
function rowText({ line, school, schoolCode, group, majors }: ImportedRow): string {
  const said = [school ?? schoolCode, group, ...majors.slice(0, 2).map(({ name, code }) => name ?? code)]
  return `第 ${line} 行：${said.filter(Boolean).join(' ')}`
}

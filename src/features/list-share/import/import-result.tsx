import { useState } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { type Edit, type Items, itemName } from '~/entities/application-list/edits'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { type TakenRows, takenRows } from '~/rules/list/import/taken-rows'
import { Button } from '~/shared/ui/button'
import { importedItems, withImported } from './imported-items'
import type { BookSettings, MatchedTable } from './match-table'
import { noticesOf } from './notices'
import { OpenMajors, OpenRows } from './open-rows'
import { ReadSheets } from './read-sheets'

interface ImportResultProps {
  readonly table: MatchedTable
  readonly settings: BookSettings
  readonly form: ApplicationForm
  /** The list as it is. */
  readonly items: Items
  /** It is read anew. */
  readonly isReading: boolean
  readonly onSettings: (settings: BookSettings) => void
  readonly onBack: () => void
  readonly onTake: (edit: Edit) => void
}

/**
 * What was read of a table and how, and what was not. What waits for an answer stands there, with the ways to take it.
 */
export function ImportResult(about: ImportResultProps) {
  const { table, settings, form, items, isReading, onSettings, onBack, onTake } = about
  const [units, setUnits] = useState<ReadonlyMap<string, RecommendedUnit>>(new Map())
  const [majors, setMajors] = useState<ReadonlyMap<string, string>>(new Map())
  const taken = takenRows(table.rows, { units, majors }, form)
  const imported = importedItems(taken, form)
  const notices = noticesOf(table, taken, form)
  const lines = table.rows.flatMap((row) => row.lines.map((line) => `${row.sheet} ${line}`))
  const majorCount = imported.reduce((sum, item) => sum + item.majors.length, 0)
  return (
    <div className="mt-4 grid gap-4 text-sm">
      <p role="status">
        表里 {new Set(lines).size} 行，对上 <span className="text-lg font-medium">{imported.length}</span>{' '}
        个，
        {majorCount} 个专业
        {taken.open.length > 0 && `；没对上 ${taken.open.length} 行`}
        {taken.openMajors.length > 0 && `；${taken.openMajors.length} 个专业没对上`}
        {taken.left.length > 0 && `；最多填 ${form.choiceCount} 个，最后 ${taken.left.length} 个放不下`}
      </p>
      <ReadSheets table={table} settings={settings} isReading={isReading} onSettings={onSettings} />
      {form.adjustment && imported.length > 0 && <p>{adjustText(taken, table)}</p>}
      {!table.knowsCodes && (
        <p>服务器还不知道本省自己的院校代码，只写代码的行对不上。请在表里加一列“院校名称”，再试一次。</p>
      )}
      <OpenRows rows={taken.open} onChoose={(row, unit) => setUnits(new Map(units).set(row.id, unit))} />
      <OpenMajors
        majors={taken.openMajors}
        onChoose={(key, code) => setMajors(new Map(majors).set(key, code))}
      />
      {notices.length > 0 && (
        <section aria-label="和表里不一样的地方" className="grid border-t pt-2">
          <p>和表里不一样的地方</p>
          {notices.map(({ text, lines: places }) => (
            <details key={`${text} ${places[0]}`}>
              <summary className="flex min-h-11 items-center md:min-h-8">
                {text}（{places.length}）
              </summary>
              <ul className="grid max-h-48 gap-1 overflow-y-auto text-muted-foreground">
                {places.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            </details>
          ))}
        </section>
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
            <Button
              size="sm"
              aria-disabled={isReading}
              onClick={() => !isReading && onTake(withImported(items, imported, 'instead', form))}
            >
              换成这 {imported.length - taken.left.length} 个
            </Button>
            {items.length > 0 && (
              <Button
                variant="outline"
                size="sm"
                aria-disabled={isReading}
                onClick={() => !isReading && onTake(withImported(items, imported, 'behind', form))}
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

/** 服从 11 个，不服从 1 个. */
function adjustText({ choices }: TakenRows<RecommendedUnit>, { sheets }: MatchedTable): string {
  const count = (said: boolean | undefined) => choices.filter(({ adjust }) => adjust === said).length
  const hasColumn = sheets.some(({ reading }) => reading?.columns.some(({ role }) => role === 'adjust'))
  if (!hasColumn) return `表里没有写服从调剂，${choices.length} 个都按服从`
  const silent = count(undefined)
  return `服从 ${count(true)} 个，不服从 ${count(false)} 个${silent > 0 ? `，没写清楚的 ${silent} 个按服从` : ''}`
}

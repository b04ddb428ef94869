import { useState } from 'react'
import { COLUMN_ROLES, type ColumnRole } from '~/rules/list/import/column-roles'
import type { ReadColumn } from '~/rules/list/import/read-table'
import { Button } from '~/shared/ui/button'
import type { BookSettings, MatchedTable, SheetReading } from './match-table'

interface ReadSheetsProps {
  readonly table: MatchedTable
  readonly settings: BookSettings
  readonly isReading: boolean
  readonly onSettings: (settings: BookSettings) => void
}

const ROLES = Object.entries(COLUMN_ROLES) as [ColumnRole, string][]

const WHY_UNREAD = {
  藏着: '是藏着的，没有读',
  没有志愿: '里没有找到志愿，没有读',
  太大: '太大，不像一份志愿表，没有读',
  同一份: '和前面的是同一份，没有再读',
  不要: '没有读',
} as const

/** Which sheets were read, and which of their columns as what; a press changes either. */
export function ReadSheets({ table, settings, isReading, onSettings }: ReadSheetsProps) {
  const { kind, sheets } = table
  const isOne = sheets.length === 1
  const setSheet = (at: number, wanted: boolean) =>
    onSettings({ ...settings, sheets: new Map(settings.sheets).set(at, wanted) })
  const setRole = (at: number, column: number, role: ColumnRole | 'none') => {
    const own = new Map(settings.roles.get(at)).set(column, role)
    onSettings({ ...settings, roles: new Map(settings.roles).set(at, own) })
  }
  return (
    <section aria-label="读到的列" aria-busy={isReading} className="grid gap-3 border-t pt-2">
      {sheets.map((one) => (
        <div key={one.at} className="grid gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p>{sheetText(one, kind, isOne)}</p>
            {!isOne && one.reading && (
              <Button variant="ghost" size="sm" onClick={() => setSheet(one.at, false)}>
                不读“{one.sheet.name}”
              </Button>
            )}
            {one.why && one.why !== '没有志愿' && one.why !== '太大' && (
              <Button variant="ghost" size="sm" onClick={() => setSheet(one.at, true)}>
                也读“{one.sheet.name}”
              </Button>
            )}
          </div>
          {one.reading && (
            <Columns columns={one.reading.columns} onRole={(column, role) => setRole(one.at, column, role)} />
          )}
        </div>
      ))}
    </section>
  )
}

function sheetText({ sheet, reading, why }: SheetReading, kind: string, isOne: boolean): string {
  const name =
    sheet.name === undefined ? kind : isOne ? `${kind}，工作表“${sheet.name}”` : `工作表“${sheet.name}”`
  if (!reading) return `${name}${why ? WHY_UNREAD[why] : ''}`
  const { headLines, blocks } = reading
  const heads = headLines
    ? `表头在第 ${headLines.from === headLines.to ? headLines.from : `${headLines.from}–${headLines.to}`} 行`
    : '没有表头，按格子里的内容认的列'
  return `${name}，${heads}${blocks > 1 ? `，并排的 ${blocks} 份先左后右` : ''}`
}

interface ColumnsProps {
  readonly columns: readonly ReadColumn[]
  readonly onRole: (column: number, role: ColumnRole | 'none') => void
}

function Columns({ columns, onRole }: ColumnsProps) {
  const [open, setOpen] = useState<number>()
  const shown = columns.find(({ index }) => index === open)
  // What was not read is seen first.
  const inOrder = columns.toSorted((a, b) => Number(a.role !== undefined) - Number(b.role !== undefined))
  return (
    <>
      <ul
        aria-label="每一列读作什么"
        className="flex max-h-56 flex-wrap gap-1.5 overflow-y-auto md:max-h-none"
      >
        {inOrder.map((column) => (
          <li key={column.index}>
            <button
              type="button"
              aria-expanded={open === column.index}
              onClick={() => setOpen(open === column.index ? undefined : column.index)}
              className="min-h-11 rounded border px-2 py-1 text-left aria-expanded:border-primary md:min-h-8"
            >
              {nameOf(column)}
              <span className={column.role ? 'text-primary' : 'text-muted-foreground'}>
                {' → '}
                {column.isNegated
                  ? '不服从调剂'
                  : column.role
                    ? COLUMN_ROLES[column.role]
                    : column.isRival
                      ? '没有读，也像'
                      : '没有读'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <fieldset className="grid gap-2 rounded border p-2">
          <legend className="px-1">“{nameOf(shown)}”这一列是</legend>
          <p className="text-muted-foreground">{shown.samples.join('；') || '这一列是空的'}</p>
          <div className="flex flex-wrap gap-2">
            {[...ROLES, ['none', '不读'] as const].map(([role, name]) => (
              <Button
                key={role}
                variant="outline"
                size="sm"
                aria-pressed={(shown.role ?? 'none') === role}
                className="aria-pressed:border-primary aria-pressed:bg-muted"
                onClick={() => {
                  setOpen(undefined)
                  onRole(shown.index, role)
                }}
              >
                {name}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

const nameOf = ({ head, index }: ReadColumn): string => head.replace(/\s+/g, ' ') || `第 ${index + 1} 列`

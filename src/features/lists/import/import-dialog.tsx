import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { readTable } from '~/rules/list/import/read-table'
import { useOnce } from '~/shared/api/use-once'
import { useKeptText } from '~/shared/session/use-kept-text'
import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { Textarea } from '~/shared/ui/textarea'
import { ImportResult } from './import-result'
import { type MatchedTable, matchTable } from './match-table'
import { type Cells, cellsOfFile, pastedCells } from './read-cells'

export interface ImportDialogProps {
  readonly list: ApplicationListDetail
  readonly form: ApplicationForm
  readonly editor: Pick<ListEditor, 'items' | 'edit'>
  readonly onClose: () => void
}

type Found = MatchedTable | { readonly problem: string }

/** Brings a table into a list: a file, or cells that were copied. Nothing changes before somebody says so. */
export function ImportDialog({ list, form, editor, onClose }: ImportDialogProps) {
  const client = useQueryClient()
  // Who closes the window has it again with the next one.
  const { text, change: setText, forget } = useKeptText('pasted-table', list.id, '', list.name)
  const [found, setFound] = useState<Found>()
  const field = useId()
  const { preferenceScoreId, batch, province } = list

  const read = async (source: () => Cells | Promise<Cells>): Promise<Found> => {
    try {
      const table = readTable(await source())
      if ('problem' in table) return table
      if (!preferenceScoreId || !batch) return { problem: '这份表没有成绩，不知道能报哪些专业组。' }
      return await matchTable({ client, rows: table.rows, preferenceScoreId, batch, province })
    } catch (error) {
      return { problem: error instanceof Error ? error.message : '没有读成，可以再试一次。' }
    }
  }
  const reading = useOnce({ name: ['import', list.id], run: read, onDone: (result) => setFound(result) })
  const table = found && 'rows' in found ? found : undefined
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-2xl!">
        <DialogTitle>导入志愿表</DialogTitle>
        <DialogDescription>
          择途导出的、学校发的表都可以：有院校名称，或者本省的院校代码一列就行，列的顺序不限。先给你看对上了哪些，再决定要不要换。
        </DialogDescription>
        {table ? (
          <ImportResult
            table={table}
            form={form}
            items={editor.items}
            onBack={() => setFound(undefined)}
            onTake={(edit) => {
              editor.edit(edit)
              forget()
              onClose()
            }}
          />
        ) : (
          <div className="mt-4 grid gap-3">
            <label className="grid gap-1 text-sm">
              选一个文件（.xlsx、.csv）
              <input
                type="file"
                accept=".xlsx,.csv,.tsv,.txt"
                className="min-h-11 text-sm file:mr-3 file:min-h-9 file:rounded file:border file:border-input file:bg-surface file:px-3"
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  if (file) reading.start(() => cellsOfFile(file))
                }}
              />
            </label>
            <label htmlFor={field} className="text-sm">
              或者从表格里复制，连表头一起粘贴到这里
            </label>
            <Textarea
              id={field}
              rows={6}
              value={text}
              placeholder={'院校名称\t专业组代码\t专业1名称'}
              onChange={({ target }) => setText(target.value)}
            />
            {found && 'problem' in found && (
              <p role="alert" className="text-sm text-destructive">
                {found.problem}志愿表没有变。
              </p>
            )}
            <Button
              className="justify-self-start"
              aria-disabled={reading.isPending || text.trim() === ''}
              onClick={() =>
                !reading.isPending && text.trim() !== '' && reading.start(() => pastedCells(text))
              }
            >
              {reading.isPending ? '正在对…' : '读一读'}
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

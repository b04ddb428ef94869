import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { useOnce } from '~/shared/api/use-once'
import type { Book } from '~/shared/lib/sheets/book'
import { useStoredText } from '~/shared/session/use-stored-text'
import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { Textarea } from '~/shared/ui/textarea'
import { ImportResult } from './import-result'
import { type BookSettings, type MatchedTable, matchTable, NO_SETTINGS } from './match-table'
import { bookOfFile, pastedBook } from './read-cells'

export interface ImportDialogProps {
  readonly list: ApplicationListDetail
  readonly form: ApplicationForm
  readonly editor: Pick<ListEditor, 'items' | 'edit'>
  readonly onClose: () => void
}

type Found =
  | { readonly table: MatchedTable; readonly book: Book; readonly settings: BookSettings }
  | { readonly problem: string }

interface Source {
  readonly book: Book
  readonly settings: BookSettings
}

/** Brings a table into a list: a file, or cells that were copied. Nothing changes before somebody says so. */
export function ImportDialog({ list, form, editor, onClose }: ImportDialogProps) {
  const client = useQueryClient()
  // Who closes the window has it again with the next one.
  const { text, change: setText, forget } = useStoredText('pasted-table', list.id, '', list.name)
  const [found, setFound] = useState<Found>()
  const field = useId()
  const { preferenceScoreId, batch, province } = list

  const read = async (source: () => Source | Promise<Source>): Promise<Found> => {
    try {
      const { book, settings } = await source()
      if (!preferenceScoreId || !batch) return { problem: '这份表没有成绩，不知道能报哪些专业组。' }
      const table = await matchTable({ client, book, settings, form, preferenceScoreId, batch, province })
      return 'problem' in table ? table : { table, book, settings }
    } catch (error) {
      return { problem: error instanceof Error ? error.message : '没有读成，可以再试一次。' }
    }
  }
  const reading = useOnce({ name: ['import', list.id], run: read, onDone: (result) => setFound(result) })
  const readAsItIs = (book: () => Book | Promise<Book>) =>
    reading.start(async () => ({ book: await book(), settings: NO_SETTINGS }))
  const shown = found && 'table' in found ? found : undefined
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-2xl!">
        <DialogTitle>导入志愿表</DialogTitle>
        <DialogDescription>
          择途导出的、学校发的表都可以：有院校名称，或者本省的院校代码一列就行，列的顺序不限。先给你看读到了什么、对上了哪些，再决定要不要换。
        </DialogDescription>
        {shown ? (
          <ImportResult
            // Rows have other names once the table is read in another way.
            key={settingsKey(shown.settings)}
            table={shown.table}
            settings={shown.settings}
            isReading={reading.isPending}
            onSettings={(settings) => reading.start(() => ({ book: shown.book, settings }))}
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
              选一个文件（.xlsx、.csv，网页另存的 .xls 也行）
              <input
                type="file"
                accept=".xlsx,.xlsm,.csv,.tsv,.txt,.xls,.et,.htm,.html"
                className="min-h-11 text-sm file:mr-3 file:min-h-9 file:rounded file:border file:border-input file:bg-surface file:px-3"
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  if (file) readAsItIs(() => bookOfFile(file))
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
              onClick={() => !reading.isPending && text.trim() !== '' && readAsItIs(() => pastedBook(text))}
            >
              {reading.isPending ? '正在对…' : '读一读'}
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

const settingsKey = ({ sheets, roles }: BookSettings): string =>
  JSON.stringify([[...sheets], [...roles].map(([sheet, own]) => [sheet, [...own]])])

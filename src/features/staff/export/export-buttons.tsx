import Download from 'lucide-react/icons/download'
import { useOnce } from '~/shared/api/use-once'
import { notify } from '~/shared/lib/browser/notify'
import { saveFile } from '~/shared/lib/browser/save-file'
import { now } from '~/shared/lib/time/clock'
import { dayOf } from '~/shared/lib/time/day-text'
import { Button } from '~/shared/ui/button'
import { noteAct } from '../parts/staff-log'
import type { Sheet } from './sheet'

type Format = 'xlsx' | 'csv'

interface ExportButtonsProps {
  /** Gets all rows that the file is to have. */
  readonly collect: () => Promise<Sheet>
}

/** Saves a table as a file of a spreadsheet, or as text. The writers come when one is wanted. */
export function ExportButtons({ collect }: ExportButtonsProps) {
  const save = useOnce({
    name: ['export a table'],
    run: async (format: Format) => {
      const [sheet, { csvOf, xlsxOf }] = await Promise.all([collect(), import('./write-sheet')])
      const content = format === 'xlsx' ? await xlsxOf(sheet) : csvOf(sheet)
      return { sheet, content }
    },
    onDone: ({ sheet, content }, format) => {
      const type = content instanceof Blob ? content.type : CSV
      if (!saveFile(fileName(sheet.name, format), content, type)) return
      noteAct(`导出了${sheet.name} ${sheet.rows.length} 行（${format}）`)
      notify.success(`已导出 ${sheet.rows.length} 行`)
    },
  })
  return (
    <>
      <Button variant="outline" size="sm" aria-disabled={save.isPending} onClick={() => save.start('xlsx')}>
        <Download aria-hidden />
        {save.isPending ? '正在导出…' : '导出 Excel'}
      </Button>
      <Button variant="ghost" size="sm" aria-disabled={save.isPending} onClick={() => save.start('csv')}>
        导出 CSV
      </Button>
    </>
  )
}

const CSV = 'text/csv;charset=utf-8'

/** 学生-2026-06-25.xlsx, by the date here. */
function fileName(name: string, format: Format): string {
  return `${name}-${dayOf(now())}.${format}`
}

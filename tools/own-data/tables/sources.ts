import type { GivenSource, Nature } from '~/rules/own-data/given'
import type { FileReport } from '../problems'
import type { TableRow } from '../read-cells'
import { dayOf, printed, requiredText, shown } from '../values'
import { isAddress } from './schools'

/** A row of 来源, with the file that it is about as it is written. */
export interface ReportedSource {
  readonly line: number
  readonly file: string
  readonly source: GivenSource
}

const NATURES: readonly Nature[] = ['官方', '转录', '学校自己']

/** 来源: who says what a file holds. */
export function readSources(rows: readonly TableRow[], report: FileReport): readonly ReportedSource[] {
  return rows.flatMap((row): ReportedSource[] => {
    const file = requiredText(row, '文件', report)
    const authority = requiredText(row, '发布单位', report)
    const nature = natureOf(row, authority ?? '', report)
    const title = row.text('标题')
    const address = row.text('网址')
    if (address !== undefined && !isAddress(address)) {
      report.tell('疑', row.line, '网址', `“${shown(address)}”不是网址，没有用`)
    }
    const published = day(row, '发布日期', report)
    const taken = day(row, '取得日期', report)
    const by = row.text('经手人')
    if (file === undefined || authority === undefined || nature === undefined) return []
    return [
      {
        line: row.line,
        file,
        source: {
          authority: printed(authority),
          nature,
          ...(title !== undefined && { title: printed(title) }),
          ...(address !== undefined && isAddress(address) && { address }),
          ...(published !== undefined && { published }),
          ...(taken !== undefined && { taken }),
          ...(by !== undefined && { by }),
        },
      },
    ]
  })
}

/** Where it is not said, nobody may call it official. */
function natureOf(row: TableRow, authority: string, report: FileReport): Nature | undefined {
  const reported = row.text('性质')
  const nature = NATURES.find((one) => one === reported?.replace(/数据|公布|发布/g, ''))
  if (nature === '官方' && /转录|转载|整理|第三方/.test(authority)) {
    report.tell('疑', row.line, '性质', `写的是官方，发布单位是${shown(authority)}，按转录用`)
    return '转录'
  }
  if (nature) return nature
  if (reported !== undefined) {
    report.tell('错', row.line, '性质', `应是${NATURES.join('、')}之一，写的是${shown(reported)}`)
    return undefined
  }
  report.tell('疑', row.line, '性质', `没有写，按转录用；可以写${NATURES.join('、')}`)
  return '转录'
}

function day(row: TableRow, column: string, report: FileReport): string | undefined {
  const reported = row.text(column)
  if (reported === undefined) return undefined
  const read = /^\d{4}/.test(reported) ? dayOf(reported, 0) : undefined
  if (read === undefined) report.tell('疑', row.line, column, `“${shown(reported)}”不是日期，没有用`)
  return read?.slice(0, 10)
}

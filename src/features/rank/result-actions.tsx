import { Copy, Download } from 'lucide-react'
import type { RankedScore, RankQuery } from '~/contracts/score-tables'
import { gapsToLines, gapText } from '~/entities/province/line-gaps'
import { notify } from '~/shared/lib/notify'
import { readableAddress } from '~/shared/lib/readable-address'
import { Button } from '~/shared/ui/button'
import { resultText } from './result-text'
import { useLinesOfYear } from './use-lines-of-year'

interface ResultActionsProps {
  readonly query: RankQuery & { score: number }
  readonly segment: RankedScore
}

/** The result to be sent to somebody: as text on the clipboard, or as a picture. */
export function ResultActions({ query, segment }: ResultActionsProps) {
  const lines = useLinesOfYear(query)
  const result = () => ({
    query,
    segment,
    gaps: gapsToLines(lines, query.subject, query.score).map(gapText),
    address: readableAddress(location.href),
  })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(resultText({ ...result(), address: location.href }))
      notify.success('结果已复制，可以粘贴发送')
    } catch {
      // A browser may refuse, and has no clipboard without a secure connection.
      notify.error('浏览器不允许复制，可以改用截图或打印')
    }
  }
  const save = async () => {
    try {
      // The code of the picture comes when one is wanted.
      await (await import('./result-card')).saveResultCard(result())
    } catch {
      notify.error('图片没有保存成功，请重试')
    }
  }
  return (
    <div className="print-hidden mt-4 flex flex-wrap gap-2">
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        <Copy aria-hidden />
        复制结果
      </Button>
      <Button variant="outline" size="sm" onClick={() => void save()}>
        <Download aria-hidden />
        存为图片
      </Button>
    </div>
  )
}

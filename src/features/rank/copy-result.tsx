import { Copy } from 'lucide-react'
import type { RankQuery, ScoreSegment } from '~/contracts/score-tables'
import { notify } from '~/shared/lib/notify'
import { Button } from '~/shared/ui/button'
import { gapsToLines, gapText } from './line-gaps'
import { resultText } from './result-text'
import { useLinesOfYear } from './use-lines-of-year'

interface CopyResultProps {
  readonly query: RankQuery & { score: number }
  readonly segment: ScoreSegment
}

/** Puts the result on the clipboard as text, to be sent to somebody. */
export function CopyResult({ query, segment }: CopyResultProps) {
  const lines = useLinesOfYear(query)
  const copy = async () => {
    const gaps = gapsToLines(lines, query.subject, query.score).map(gapText)
    try {
      await navigator.clipboard.writeText(resultText({ query, segment, gaps, address: location.href }))
      notify.success('结果已复制，可以粘贴发送')
    } catch {
      // A browser may refuse, and has no clipboard without a secure connection.
      notify.error('浏览器不允许复制，可以改用截图或打印')
    }
  }
  return (
    <Button variant="outline" size="sm" className="print-hidden mt-4" onClick={() => void copy()}>
      <Copy aria-hidden />
      复制结果
    </Button>
  )
}

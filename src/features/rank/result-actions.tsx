import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useMemo } from 'react'
import type { RankedScore, RankQuery } from '~/contracts/score-tables'
import { gapSentences } from '~/entities/province/line-gaps'
import { useLinesOfYear } from '~/entities/province/use-lines-of-year'
import { rulerCalls } from '~/entities/rank/ruler/ruler.calls'
import { scoreTableCalls } from '~/entities/rank/score-table.calls'
import { shareText } from '~/entities/rank/share-text'
import type { Category } from '~/rules/exam/candidate-categories'
import { linesYearOf } from '~/rules/exam/years'
import { notify } from '~/shared/lib/browser/notify'
import { readableAddress } from '~/shared/lib/text/readable-address'
import { currentYear } from '~/shared/lib/time/clock'
import { Button } from '~/shared/ui/button'
import { resultText } from './result-text'

interface ResultActionsProps {
  readonly query: RankQuery & { score: number }
  readonly category: Category | undefined
  readonly segment: RankedScore
  /** What can be asked of the table; the first batch is the one a page opens with. */
  readonly batches: readonly string[] | undefined
}

/** The result to be sent to somebody: as text on the clipboard, or as a picture. */
export function ResultActions({ query, category, segment, batches }: ResultActionsProps) {
  const router = useRouter()
  const { province, year, subject, batch, score } = query
  const whole = useMemo(() => ({ province, year, subject }), [province, year, subject])
  const { data: rows = [] } = useQuery(scoreTableCalls.table(whole))
  const { lines } = useLinesOfYear(query)
  const { data: distribution } = useQuery(
    rulerCalls.lines({ province, year: linesYearOf(year, currentYear()), subject }),
  )
  const result = () => ({
    query,
    segment,
    gaps: gapSentences(lines, { subject: query.subject, category }, query.score),
    share: shareText(rows, segment.lowestRank),
    address: address(),
  })
  // What the result is of, and no more: where its reader looked for schools stays with them.
  const link = () => {
    const search = { province, year, subject, score, category, ...(batch !== batches?.[0] && { batch }) }
    return location.origin + router.buildLocation({ to: '/weici', search }).publicHref
  }
  const address = () => readableAddress(link())
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(resultText(result()))
      notify.success('结果已复制，可以粘贴发送')
    } catch {
      // A browser may refuse, and has no clipboard without a secure connection.
      notify.error('浏览器不允许复制，可以改用截图或打印')
    }
  }
  const save = async () => {
    try {
      // The code of the picture comes when one is wanted.
      const { saveResultCard } = await import('./result-card')
      await saveResultCard({ result: result(), lines: distribution, link: link() })
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

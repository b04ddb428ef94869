import { Link } from '@tanstack/react-router'
import { TIER_FROM } from '~/rules/chance/tier-name'
import { CurveFigure } from '~/shared/charts/curve-figure'
import { formatCount } from '~/shared/lib/text/format'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { PageHeading } from '~/shared/ui/page-heading'
import { BACKTEST, METHOD, UNKNOWN } from './model-facts'
import { CALIBRATION_ERROR, PAIRS, RELIABILITY } from './reliability'

/** How chances are worked out, how well they held, and what they cannot know. */
export function ModelPage() {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>概率是怎么算出来的</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">
        这里的概率只回答一件事：照往年的起伏，你的位次今年够不够。它是推算，不是承诺。
      </p>
      <div className="mt-8 grid max-w-4xl gap-10">
        <Method />
        <Tiers />
        <Backtest />
        <Curve />
        <Unknown />
        <p className="text-sm text-muted-foreground">
          以省级教育考试院和高校招生章程公布为准。想看自己的位次够哪里，可以
          <Link to="/weici" className="text-primary underline underline-offset-4">
            查位次
          </Link>
          。
        </p>
      </div>
    </div>
  )
}

function Method() {
  return (
    <section aria-labelledby="method">
      <h2 id="method" className="text-lg font-medium">
        六句话说清算法
      </h2>
      <ol className="mt-3 grid max-w-reading list-decimal gap-2 pl-6">
        {METHOD.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </section>
  )
}

function Tiers() {
  const { reach, match, safety } = TIER_FROM
  return (
    <section aria-labelledby="tiers">
      <h2 id="tiers" className="text-lg font-medium">
        圆梦、冲、稳、保的分界
      </h2>
      <dl className="mt-3 grid max-w-reading grid-cols-[6rem_1fr] gap-y-1">
        <dt className="text-safety">■ 保</dt>
        <dd>可能在 {safety}% 以上</dd>
        <dt className="text-match">● 稳</dt>
        <dd>
          {match}% 到 {safety}%
        </dd>
        <dt className="text-reach">▲ 冲</dt>
        <dd>
          {reach}% 到 {match}%
        </dd>
        <dt className="text-muted-foreground">△ 圆梦</dt>
        <dd>不到 {reach}%：志愿表里叫圆梦，挑志愿的时候叫够不着</dd>
      </dl>
      <p className="mt-3 max-w-reading text-sm text-muted-foreground">
        查学校的页面只拿一年的线和你比：线和你同一个分数写“＝ 同分”；线比你高一点、机会仍在 {match}%
        以上的写“○ 贴线”，不写稳；差得太多的只写差多少位。
      </p>
    </section>
  )
}

const BACKTEST_COLUMNS: Columns<{ readonly name: string; readonly brier: number }> = [
  { id: 'name', head: '推算的办法', text: ({ name }) => name, lead: [] },
  { id: 'error', head: '2025 年误差', text: ({ brier }) => brier.toFixed(3), align: 'right' },
]

function Backtest() {
  return (
    <section aria-labelledby="backtest">
      <h2 id="backtest" className="text-lg font-medium">
        拿过去的年份考一考
      </h2>
      <p className="mt-2 max-w-reading">
        只用 2024 年公布的线去推 2025 年，再和真正的结果比。说成“保”的，后来有 {BACKTEST.safeHeld}%
        位次真的够了。
      </p>
      <div className="mt-3 max-w-2xl">
        <DataTable columns={BACKTEST_COLUMNS} rows={[BACKTEST.own, BACKTEST.simple]} className="text-base!" />
      </div>
      <p className="mt-2 max-w-reading text-sm text-muted-foreground">
        误差是布里尔分数（说的概率与结果之差的平方，取平均），越小越准。范围：安徽本科批公布的{' '}
        {formatCount(BACKTEST.lines)} 条院校线，每条前后问十个位次，共 {formatCount(BACKTEST.pairs)}{' '}
        次。这里每所院校只有前一年的线可比，也没有往年计划，多年加权和计划变化没有检验。
      </p>
    </section>
  )
}

const percent = ({ reported, held }: { reported: number; held: number }) => ({ x: reported, y: held })
const HELD = RELIABILITY.map(percent)
const EXACT = RELIABILITY.map(({ reported }) => ({ x: reported, y: reported }))

function Curve() {
  return (
    <section aria-labelledby="curve">
      <h2 id="curve" className="text-lg font-medium">
        说 70% 的，是不是真有七成
      </h2>
      <p className="mt-2 max-w-reading">
        我们另做了一个模拟的录取世界：把 {formatCount(PAIRS)}{' '}
        次推算按说的概率分成十档，看每一档后来真有多少够了。点越贴近斜线越可信，平均相差 {CALIBRATION_ERROR}{' '}
        个百分点：说不到四成的，实际还要少一些；说七成以上的，实际还要多一些。
      </p>
      <div className="mt-4">
        <CurveFigure
          name="校准"
          caption="说的概率与实际够了的比例（%）"
          source="模拟的录取数据，各省本科批：用 2025 年为止的线推算 2026 年"
          points={HELD}
          others={EXACT}
          othersName="完全一致"
          xLabel="说的概率（%）"
          yLabel="实际够了（%）"
          className="h-72"
        />
      </div>
    </section>
  )
}

function Unknown() {
  return (
    <section aria-labelledby="unknown">
      <h2 id="unknown" className="text-lg font-medium">
        它不知道什么
      </h2>
      <ul className="mt-3 grid max-w-reading list-disc gap-2 pl-6">
        {UNKNOWN.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

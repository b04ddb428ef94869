import { provinceCalls } from '~/entities/province/province.calls'
import { useKnownProvince } from '~/entities/province/use-known-province'
import type { Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { mayReadEarlyBatch } from '~/shared/domain/access'
import { currentYear } from '~/shared/lib/clock'
import { requestVip } from '~/shared/session/request-vip'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import type { EarlyBatchFilters } from './early-batch.address'
import { EarlyControls } from './early-controls'
import { type EarlyQuestion, settleEarly } from './early-filters'
import { EarlyLines, EarlyPlans } from './early-rows'

interface SchoolTabProps extends Filtered<EarlyBatchFilters> {
  readonly schoolId: string
}

/** Early-batch plans of one school. */
export function EarlyPlansView(props: SchoolTabProps) {
  return <EarlyBatchView mode="plans" {...props} />
}

/** Early-batch lines of one school. */
export function EarlyLinesView(props: SchoolTabProps) {
  return <EarlyBatchView mode="lines" {...props} />
}

type Mode = 'plans' | 'lines'

interface EarlyBatchViewProps extends Filtered<EarlyBatchFilters> {
  readonly mode: Mode
  /** All schools of the province when absent. */
  readonly schoolId?: string
}

/** Plans or lines of the early batch (S1 §2), of a province or of one school: the same in the page and in the drawer. */
export function EarlyBatchView({ mode, schoolId, filters, change }: EarlyBatchViewProps) {
  const thisYear = currentYear()
  const province = useKnownProvince(filters.province)
  const rules = useAnswer(province, provinceCalls.rules)
  const known = rules.isEarlier ? undefined : rules.data
  const choices = useSettled({ filters, change }, (asked) =>
    province !== undefined && known ? settleEarly(province, asked, known, thisYear) : undefined,
  )
  // Undecided, and so not allowed yet, until the page has been taken over.
  const allowed = mayReadEarlyBatch(useUser(), schoolId)
  const question = choices?.question
  const Rows = mode === 'plans' ? EarlyPlans : EarlyLines
  const clear = () => change({ batch: undefined, directory: undefined })
  return (
    <div>
      <EarlyControls
        province={province}
        choices={choices}
        withDirectory={mode === 'plans'}
        onChange={change}
      />
      <Faces
        of={rules}
        name="提前批数据"
        className="pt-6"
        pending={<Skeleton className="h-[40rem]" />}
        isEmpty={() => choices !== undefined && question === undefined}
        empty={(name) => <EmptyRegion>暂无{name}的提前批数据。可以换一个省份。</EmptyRegion>}
      >
        {() => {
          if (!question) return null
          if (!allowed) return <VipOnly />
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <Rows key={`${mode}-${schoolId}`} schoolId={schoolId} question={question} onClear={clear} />
              <Sources mode={mode} question={question} />
            </div>
          )
        }}
      </Faces>
    </div>
  )
}

function Sources({ mode, question: { province, year } }: { mode: Mode; question: EarlyQuestion }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted-foreground">
        提前批数据来自各省教育考试院、院校官网和第三方，仅供参考，请以官方公布为准。
      </p>
      <TrustLine
        addressOnPaper
        source={`${province}教育考试院 ${year} 年提前批${mode === 'plans' ? '招生计划' : '录取数据'}`}
      />
    </div>
  )
}

/** Says how the whole early batch is opened, and what is open to everybody. */
function VipOnly() {
  return (
    <EmptyRegion>
      <p className="font-medium text-foreground">提前批的全部计划和分数线对 VIP 开放</p>
      <p className="mx-auto mt-1 max-w-reading text-sm">
        单所院校的提前批计划和分数线人人可看：在“院校库”里打开院校，选“提前批计划”或“提前批分数线”。
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={requestVip}>
        了解 VIP
      </Button>
    </EmptyRegion>
  )
}

import { useEffect } from 'react'
import { ROLES } from '~/contracts/reference'
import { Faces } from '~/shared/answer/faces'
import { requestVip } from '~/shared/session/request-vip'
import { useHydrated, useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { EarlyControls } from './early-controls'
import { EarlyLines, EarlyPlans } from './early-rows'
import { type EarlyFilterProps, useEarlyFilters } from './use-early-filters'

interface EarlyBatchViewProps extends EarlyFilterProps {
  readonly mode: 'plans' | 'lines'
}

/** Plans or lines of the early batch (S1 §2), of a province or of one school: the same in the page and in the drawer. */
export function EarlyBatchView({ mode, schoolId, filters, onFiltersChange }: EarlyBatchViewProps) {
  const { rules, province, years, batches, question, offersNothing } = useEarlyFilters({
    ...(schoolId !== undefined && { schoolId }),
    filters,
    onFiltersChange,
  })
  const allowed = useMayRead(schoolId)
  const clear = () => onFiltersChange({ batch: undefined, directory: undefined })
  const Rows = mode === 'plans' ? EarlyPlans : EarlyLines
  return (
    <div>
      <EarlyControls
        province={province}
        years={years}
        batches={batches}
        question={question}
        withDirectory={mode === 'plans'}
        onChange={onFiltersChange}
      />
      <Faces
        of={rules}
        name="提前批数据"
        className="pt-6"
        pending={<Skeleton className="h-[40rem]" />}
        isEmpty={() => offersNothing}
        empty={<EmptyRegion>暂无{province}的提前批数据。可以换一个省份。</EmptyRegion>}
      >
        {() =>
          question &&
          (allowed ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <div>
                <Rows key={JSON.stringify(question)} question={question} onClear={clear} />
              </div>
              <div className="grid gap-2">
                <p className="text-sm text-muted-foreground">
                  提前批数据来自各省教育考试院、院校官网和第三方，仅供参考，请以官方公布为准。
                </p>
                <TrustLine
                  addressOnPaper
                  source={`${question.province}教育考试院 ${question.year} 年提前批${mode === 'plans' ? '招生计划' : '录取数据'}`}
                />
              </div>
            </div>
          ) : (
            <VipOnly />
          ))
        }
      </Faces>
    </div>
  )
}

/** S1 §6: VIP and staff; with a school everybody. Undecided, and so not allowed yet, until the page has been taken over. */
function useMayRead(schoolId: string | undefined): boolean {
  const user = useUser()
  return schoolId !== undefined || (user !== undefined && (user.auth || user.roleId !== ROLES.student))
}

function VipOnly() {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) requestVip()
  }, [hydrated])
  return (
    <EmptyRegion>
      <p className="font-medium text-foreground">提前批的全部计划和分数线对 VIP 开放</p>
      <p className="mx-auto mt-1 max-w-reading text-sm">
        单所院校的提前批计划和分数线人人可看：在“查大学”里打开院校，选“提前批计划”或“提前批分数线”。
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={requestVip}>
        了解 VIP
      </Button>
    </EmptyRegion>
  )
}

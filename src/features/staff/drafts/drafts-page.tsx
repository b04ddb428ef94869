import { useAtom } from 'jotai'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useState } from 'react'
import { type OwnRule, ownRuleAtom } from '~/entities/application-list/making/own-rule'
import { store } from '~/shared/lib/storage/store'
import { Button } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'
import { RulePanel } from './rule-panel'
import { StudentDraft } from './student-draft'
import { useSettledValue } from './use-settled-value'

interface DraftsPageProps {
  readonly studentIds: readonly string[]
  readonly onBack: () => void
}

/** Lists for several students at once, by the planner's own rule. Nobody else sees one before it is handed over. */
export function DraftsPage({ studentIds, onBack }: DraftsPageProps) {
  const [kept, keep] = useAtom(ownRuleAtom, { store })
  const [rule, setRule] = useState<OwnRule>(kept)
  const change = (next: OwnRule) => {
    setRule(next)
    keep(next)
  }
  // A share that is being dragged makes no lists on its way.
  const settled = useSettledValue(rule, SETTLED_MS)
  return (
    <>
      <Button variant="link" size="inline" onClick={onBack}>
        <ChevronLeft aria-hidden className="size-4" />
        我的学生
      </Button>
      <PageHeading>{studentIds.length} 名学生的志愿表草稿</PageHeading>
      <p className="mt-1 max-w-reading text-muted-foreground">
        草稿只有你看得到。看过、改过规则，再一份一份交给学生；交出去以后，学生在“规划师方案”里看到。
      </p>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:order-last lg:sticky lg:top-4">
          <RulePanel rule={rule} studentIds={studentIds} onChange={change} />
        </div>
        <ol aria-label="草稿" className="grid gap-4">
          {studentIds.map((studentId) => (
            <StudentDraft
              key={studentId}
              studentId={studentId}
              rule={settled}
              onRule={(next) => change({ ...rule, ...next })}
            />
          ))}
        </ol>
      </div>
    </>
  )
}

const SETTLED_MS = 600

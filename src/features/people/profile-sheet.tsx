import type { Planner } from '~/contracts/planner-admin'
import { ROLES } from '~/contracts/reference'
import { useUser } from '~/shared/session/session'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '~/shared/ui/sheet'
import { AskForPlanner } from './ask-for-planner'
import { masterLabel } from './master-label'

interface ProfileSheetProps {
  readonly person: Planner
  /** Whether this person can be asked for. */
  readonly asks: boolean
  readonly onClose: () => void
}

/** Who somebody is and what they know; no figures of success. */
export function ProfileSheet({ person, asks, onClose }: ProfileSheetProps) {
  const user = useUser()
  const { name, masterType, title, introduction, provinces } = person
  const facts = [
    { term: '类型', value: masterLabel(masterType) },
    { term: '称号', value: title },
    { term: '熟悉的省份', value: provinces?.join('、') },
  ].filter(({ value }) => value)
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side="right" className="w-[28rem] max-w-full">
        <SheetHeader>
          <SheetTitle>{name}</SheetTitle>
        </SheetHeader>
        <div className="grid content-start gap-5 overflow-y-auto p-5">
          <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-y-2 text-sm">
            {facts.map(({ term, value }) => (
              <div key={term} className="contents">
                <dt className="text-muted-foreground">{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {introduction && <p className="text-pretty">{introduction}</p>}
          <p className="text-sm text-muted-foreground">
            只提供建议，不承诺录取结果。志愿由学生本人确认和提交。
          </p>
          {asks && (!user || user.roleId === ROLES.student) && (
            <AskForPlanner wanted={name} onDone={onClose} />
          )}
        </div>
      </SheetContent>
    </Sheet>
  )
}

import { useState } from 'react'
import { savedText } from '~/entities/application-list/editor/stored-text'
import { intentionText } from '~/entities/intention/intention'
import { useMajorName } from '~/entities/major/major-names'
import { RetryButton } from '~/shared/answer/retry-button'
import { OtherDrafts } from '~/shared/form/other-drafts'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { PendingIntention } from '../pending'
import type { KnownIntention } from './use-intention'

const loadForm = idlePart(async () => (await import('./intention-form')).IntentionForm)

interface IntentionSectionProps {
  readonly studentId: string
  /** The province of the exam. */
  readonly home: string
  readonly known: KnownIntention
}

/** What one would like, in one line, and the means to change it. */
export function IntentionSection({ studentId, home, known }: IntentionSectionProps) {
  const { current: intention, isChanged, isSaving, onRetry, isSlow, error, change, save, undo } = known
  const [open, setOpen] = useState(isChanged)
  const nameOf = useMajorName([...intention.majorCodes, ...intention.excludedMajorCodes])
  // What is not known is not shown as nothing, which a change would then take the place of.
  if (onRetry && !isChanged) return <RetryButton name="意向" {...{ onRetry, isSlow, error }} />
  if (known.isPending && !isChanged) return <PendingIntention />
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="max-w-reading">{intentionText(intention, nameOf) ?? '还没有填，不填也可以。'}</p>
        <Button variant="outline" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : '填写意向'}
        </Button>
      </div>
      {open && (
        <div className="mt-3 rounded-lg border bg-surface p-4 md:p-6">
          <LazyPart
            name="意向"
            load={loadForm}
            pending={<Skeleton of="rows" className="h-[40rem]" />}
            props={{ studentId, home, value: intention, onChange: change }}
          />
          <OtherDrafts others={known.others} onSettle={known.settle} />
          <div className="mt-5 flex flex-wrap items-center gap-3 border-t pt-4">
            <Button aria-disabled={!isChanged || isSaving} onClick={() => isChanged && save()}>
              {known.saveLabel}
            </Button>
            {isChanged && (
              <>
                <Button variant="ghost" onClick={undo}>
                  撤销修改
                </Button>
                <p className="text-sm text-muted-foreground">有未保存的修改，{savedText(known.isStored)}</p>
              </>
            )}
          </div>
        </div>
      )}
    </>
  )
}

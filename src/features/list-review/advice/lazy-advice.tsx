import { SELF_CREATED } from '~/contracts/reference'
import { MissingLine } from '~/shared/answer/missing-line'
import { LazyPart } from '~/shared/ui/lazy-part'
import { useAdvice } from './advice.calls'
import type { AdvicePanelProps } from './advice-panel'

// What stands beside a list comes after it.
const loadAdvice = async () => (await import('./parts')).AdvicePanel

interface LazyAdviceProps extends Omit<AdvicePanelProps, 'advice' | 'isSigner'> {
  readonly editable: boolean
}

/** What planner and student say, below the list; nothing, and no code, where the server keeps none. */
export function LazyAdvice({ list, editor, units, checkUp, form, editable }: LazyAdviceProps) {
  const answer = useAdvice(list.id, units)
  const advice = answer.data
  const isSigner = editable && list.createdType !== SELF_CREATED
  return (
    <>
      <MissingLine of={[answer]} name="意见和签字" />
      {advice && (
        <LazyPart
          name="意见"
          load={loadAdvice}
          pending={null}
          props={{ list, advice, editor, units, checkUp, form, isSigner }}
        />
      )}
    </>
  )
}

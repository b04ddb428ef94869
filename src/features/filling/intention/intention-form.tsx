import type { Intention } from '~/entities/intention/intention'
import { IntentionFields } from '~/entities/intention-form/intention-fields'
import { findProvince } from '~/rules/exam/provinces'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { Tastes } from './tastes'

interface IntentionFormProps {
  readonly studentId: string
  /** The province of the exam. */
  readonly home: string
  readonly value: Intention
  readonly onChange: (intention: Intention) => void
}

type Priority = NonNullable<Intention['priority']>

const PRIORITIES: readonly Priority[] = ['地区优先', '专业优先', '院校优先']
const NEAR = ['本省', '本省和邻省'] as const

/** What counts most, and how far from home, before all that can be wished for. */
export function IntentionForm({ studentId, home, value, onChange }: IntentionFormProps) {
  const lay = (change: Partial<Intention>) => onChange({ ...value, ...change })
  const around = [home, ...(findProvince(home)?.neighbours ?? [])]
  const near = nearOf(value.provinces, home, around)
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 border-b pb-4">
        <ChoiceRow
          label="最要紧的"
          all="没想好"
          single
          options={PRIORITIES}
          value={value.priority ? [value.priority] : []}
          onChange={([priority]) => lay({ priority: PRIORITIES.find((known) => known === priority) ?? null })}
        />
        <ChoiceRow
          label="离家多远"
          all="都可以"
          single
          options={NEAR}
          value={near === undefined ? [] : [near]}
          onChange={([chosen]) =>
            lay({ provinces: chosen === '本省' ? [home] : chosen === '本省和邻省' ? around : [] })
          }
        />
      </div>
      <Tastes
        studentId={studentId}
        value={value}
        onTake={(majorCodes) => lay({ majorCodes, priority: value.priority ?? '专业优先' })}
      />
      <IntentionFields value={value} onChange={onChange} />
    </div>
  )
}

/** What the chosen provinces say of the distance; undefined where they say something else. */
function nearOf(chosen: readonly string[], home: string, around: readonly string[]) {
  if (chosen.length === 1 && chosen[0] === home) return NEAR[0]
  const isAround = chosen.length === around.length && around.every((name) => chosen.includes(name))
  return isAround ? NEAR[1] : undefined
}

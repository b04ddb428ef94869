import X from 'lucide-react/icons/x'
import type { ListShares } from '~/contracts/recommendation'
import {
  type Named,
  type OwnRule,
  USUAL_RULE,
  withOne,
  withShare,
} from '~/entities/application-list/making/own-rule'
import { Button } from '~/shared/ui/button'
import { ChosenSchoolField } from './chosen-school-field'
import { MustField } from './must-field'

interface RulePanelProps {
  readonly rule: OwnRule
  /** Whose units a row can be looked for among. */
  readonly studentIds: readonly string[]
  readonly onChange: (rule: OwnRule) => void
}

const PARTS = [
  ['dreamPercent', '圆梦', 20],
  ['matchPercent', '稳', 100],
  ['safetyPercent', '保', 100],
] as const

/** The rule that all drafts are made by: shares of the tiers, rows that must be there, schools that may not. */
export function RulePanel({ rule, studentIds, onChange }: RulePanelProps) {
  const { shares, must, banned } = rule
  return (
    <section aria-labelledby="own-rule" className="grid gap-4 rounded-lg border bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="own-rule" className="text-lg font-medium">
          我的规则
        </h2>
        <p className="text-sm text-muted-foreground">留在这台设备上，下一名学生接着用。</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {PARTS.map(([part, label, most]) => (
          <Share
            key={part}
            label={label}
            most={most}
            value={shares[part] ?? 0}
            onChange={(percent) => onChange({ ...rule, shares: withShare(shares, part, percent) })}
          />
        ))}
      </div>
      <p className="text-sm">{sharesText(shares)}</p>
      <div className="grid gap-2">
        <Chips
          label="每张表都要有的志愿"
          none="还没有。"
          of={must}
          onChange={(next) => onChange({ ...rule, must: next })}
        />
        <MustField
          studentIds={studentIds}
          onMust={(unit) => onChange({ ...rule, must: withOne(must, unit) })}
        />
      </div>
      <div className="grid gap-2">
        <Chips
          label="不放进任何表的院校"
          none="还没有。"
          of={banned}
          onChange={(next) => onChange({ ...rule, banned: next })}
        />
        <ChosenSchoolField
          label="排除一所院校"
          onChoose={(school) => onChange({ ...rule, banned: withOne(banned, school) })}
        />
      </div>
      {rule !== USUAL_RULE && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange(USUAL_RULE)}
        >
          恢复通常的规则
        </Button>
      )}
    </section>
  )
}

function sharesText({ dreamPercent = 0, reachPercent, matchPercent, safetyPercent }: ListShares): string {
  const reach = `冲 ${reachPercent}%${dreamPercent > 0 ? `（其中圆梦 ${dreamPercent}%）` : ''}`
  const end = safetyPercent < 10 ? '“保”这么少，可能滑档。' : '末尾的“保”照样托底。'
  return `${reach}，稳 ${matchPercent}%，保 ${safetyPercent}%。一档不够时由相邻的补上。${end}`
}

interface ShareProps {
  readonly label: string
  readonly most: number
  readonly value: number
  readonly onChange: (percent: number) => void
}

/** A share of a list in steps of five percent. */
function Share({ label, most, value, onChange }: ShareProps) {
  return (
    <label className="grid text-sm">
      <span className="text-muted-foreground">
        {label} {value}%
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${value}%`}
        min={0}
        max={most}
        step={5}
        value={value}
        className="h-11 w-full accent-primary"
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  )
}

interface ChipsProps {
  readonly label: string
  /** What is said where there is none. */
  readonly none: string
  readonly of: readonly Named[]
  readonly onChange: (next: Named[]) => void
}

function Chips({ label, none, of, onChange }: ChipsProps) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-muted-foreground">{label}</p>
      {of.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {of.map(({ id, name }) => (
            <li key={id} className="flex items-center rounded bg-primary-soft pl-3 text-primary">
              {name}
              <button
                type="button"
                aria-label={`去掉 ${name}`}
                onClick={() => onChange(of.filter((other) => other.id !== id))}
                className="grid size-11 place-items-center rounded md:size-8"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

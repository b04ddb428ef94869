import { useMemo } from 'react'
import { replayedText, riskText } from '~/entities/application-list/check-up/risk-text'
import { useCheckUp } from '~/entities/application-list/check-up/use-check-up'
import { unitName } from '~/entities/application-list/form-text'
import { itemsOf, type MadeList } from '~/entities/application-list/making/made-list'
import { type OwnRule, withOne } from '~/entities/application-list/making/own-rule'
import { TierMark } from '~/entities/rank/tier-mark'
import { chanceText } from '~/rules/chance/chance-text'
import { tierInList, tierOfFigures } from '~/rules/chance/tier-name'
import { checkedList, offeredUnits } from '~/rules/check-up/checked-list'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'

interface DraftRowsProps {
  readonly name: string
  readonly draft: MadeList
  readonly rule: OwnRule
  readonly onRule: (change: Partial<OwnRule>) => void
}

/** The rows of a draft, with its risk; a row can be made part of the rule, and its school ruled out. */
export function DraftRows({ name, draft, rule, onRule }: DraftRowsProps) {
  const { made, form } = draft
  const items = useMemo(() => itemsOf(draft), [draft])
  return (
    <>
      <Risk draft={draft} items={items} />
      <ol aria-label={`${name}的志愿`} className="border-t">
        {made.units.map((unit, index) => {
          const { unitId, schoolId, schoolName } = unit
          const group = unitName(form.unit, unit.majorGroupCode)
          const called = group ? `${schoolName} ${group}` : schoolName
          const isMust = rule.must.some(({ id }) => id === unitId)
          const reason = made.choices?.find((choice) => choice.unitId === unitId)?.reason
          return (
            <li key={unitId} className="grid grid-cols-[2rem_1fr] gap-x-2 border-b py-2 text-sm">
              <span className="text-right text-muted-foreground">{index + 1}</span>
              <div className="min-w-0">
                <div className="flex flex-wrap items-center gap-x-3">
                  <TierMark tier={tierInList(tierOfFigures(unit))} />
                  <span className="font-medium">{called}</span>
                  <span className="text-muted-foreground">{unit.provinceName}</span>
                  <span>{chanceText(unit)}</span>
                  <span className="ml-auto flex">
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`${called}：每张表都要有`}
                      aria-pressed={isMust}
                      className={isMust ? 'text-primary' : ''}
                      onClick={() =>
                        onRule({
                          must: isMust
                            ? rule.must.filter(({ id }) => id !== unitId)
                            : withOne(rule.must, { id: unitId, name: called }),
                        })
                      }
                    >
                      每张表都要有
                    </Button>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`${schoolName}：哪张表都不放`}
                      onClick={() =>
                        onRule({ banned: withOne(rule.banned, { id: schoolId, name: schoolName }) })
                      }
                    >
                      都不放
                    </Button>
                  </span>
                </div>
                <p>{items[index]?.majors.map(({ majorName }) => majorName).join('、')}</p>
                {reason && <p className="text-muted-foreground">{reason}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function Risk({ draft, items }: { readonly draft: MadeList; readonly items: ReturnType<typeof itemsOf> }) {
  const checkable = useMemo(() => {
    const { score, batch, made } = draft
    const list = checkedList({ ...score, batch }, items, offeredUnits(made.units))
    return list && { list, unitIds: items.map(({ unitId }) => unitId) }
  }, [draft, items])
  const { checked, failed, retry } = useCheckUp(checkable)
  if (!checkable) return null
  if (failed) {
    return (
      <p role="alert" className="text-sm">
        风险没有算出来。
        <Button variant="link" size="inline" onClick={retry}>
          重试
        </Button>
      </p>
    )
  }
  if (!checked) return <Skeleton of="text" className="h-6" />
  const past = replayedText(checked.result)
  return (
    <p className="text-sm">
      {riskText(checked.result)}
      {past && `；按往年的线，同样的位次停在：${past}`}
    </p>
  )
}

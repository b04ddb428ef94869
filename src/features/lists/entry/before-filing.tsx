import { Check, TriangleAlert } from 'lucide-react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { Items } from '~/entities/application-list/edits'
import { formText } from '~/entities/application-list/form-text'
import type { CheckUpState } from '~/entities/application-list/use-check-up'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { formatCount } from '~/shared/lib/format'
import { Button } from '~/shared/ui/button'
import { feesOf } from '../arrange/row-facts'
import { kindsOf } from '../check-up/kinds'

export interface BeforeFilingProps {
  readonly list: ApplicationListDetail
  readonly items: Items
  readonly form: ApplicationForm
  readonly units: KnownUnits
  readonly checkUp: CheckUpState
}

interface Point {
  readonly name: string
  readonly text: string
  readonly isFine: boolean
}

/** What to look at before anything is typed. */
export function BeforeFiling({ onStart, ...props }: BeforeFilingProps & { readonly onStart: () => void }) {
  return (
    <div className="grid gap-3">
      <ul aria-label="填报前核对" className="border-t text-sm">
        {pointsOf(props).map(({ name, text, isFine }) => (
          <li key={name} className="grid grid-cols-[1.25rem_5rem_1fr] gap-2 border-b py-2.5">
            {isFine ? (
              <Check aria-label="没有问题" className="mt-0.5 size-4 text-safety" />
            ) : (
              <TriangleAlert aria-label="再看一眼" className="mt-0.5 size-4 text-reach" />
            )}
            <span className="font-medium">{name}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">
        截止时间和志愿规则以省教育考试院当年的通知为准。提交前请和家长一起再看一遍。
      </p>
      <Button className="justify-self-start" onClick={onStart}>
        看过了，开始录入
      </Button>
    </div>
  )
}

function pointsOf({ list, items, form, units, checkUp }: BeforeFilingProps): readonly Point[] {
  const { choiceCount } = form
  const declined = form.adjustment ? items.flatMap(({ adjust }, at) => (adjust ? [] : at + 1)) : []
  const fees = items.flatMap((item) => {
    const unit = units.byId.get(item.unitId)
    return unit ? feesOf(item, unit) : []
  })
  const short = items.flatMap(({ majors }, at) => (majors.length === 0 ? at + 1 : []))
  const open = kindsOf(checkUp.checked?.result.findings ?? []).filter(({ severity }) => severity !== 'low')
  return [
    {
      name: '表',
      text: `${list.province} ${list.year} 年 ${list.batch ?? ''}，${formText(form)}`,
      isFine: choiceCount === undefined || items.length <= choiceCount,
    },
    {
      name: '个数',
      text: `填了 ${items.length} 个${choiceCount === undefined ? '' : `，最多 ${choiceCount} 个`}`,
      isFine: items.length > 0,
    },
    {
      name: '专业',
      text: short.length > 0 ? `第 ${short.join('、')} 行没有填专业` : '每行都填了专业',
      isFine: short.length === 0,
    },
    ...(form.adjustment
      ? [
          {
            name: '服从',
            text: declined.length > 0 ? `第 ${declined.join('、')} 行不服从调剂，可能退档` : '每行都服从调剂',
            isFine: declined.length === 0,
          },
        ]
      : []),
    {
      name: '学费',
      text:
        fees.length > 0
          ? `每年 ${formatCount(Math.min(...fees))}–${formatCount(Math.max(...fees))} 元`
          : '还不知道',
      isFine: fees.length > 0,
    },
    {
      name: '查表',
      text: !checkUp.checked
        ? '还没有查完'
        : open.length > 0
          ? `还有 ${open.length} 类要看：${open.map(({ name }) => name).join('、')}`
          : '没有要处理的',
      isFine: checkUp.checked !== undefined && open.length === 0,
    },
  ]
}

import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { Checked, CheckUpState } from '~/entities/application-list/check-up/use-check-up'
import type { Items } from '~/entities/application-list/edits'
import { formText } from '~/entities/application-list/form-text'
import { feesOf } from '~/entities/application-list/row-facts'
import type { KnownUnits } from '~/entities/application-list/use-units'
import { kindsOf } from '~/rules/check-up/finding-kinds'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { formatCount } from '~/shared/lib/text/format'

export interface FilingQuestion {
  readonly list: Pick<ApplicationListDetail, 'province' | 'year' | 'batch'>
  readonly items: Items
  readonly form: ApplicationForm
  readonly units: KnownUnits
  readonly checkUp: Pick<CheckUpState, 'failed' | 'retry'> & {
    readonly checked: Pick<Checked, 'result'> | undefined
  }
}

export interface FilingPoint {
  readonly name: string
  readonly text: string
  readonly isFine: boolean
}

/** What somebody looks at once more before a list is typed into the official form. */
export function filingPoints({ list, items, form, units, checkUp }: FilingQuestion): readonly FilingPoint[] {
  const { choiceCount = Number.POSITIVE_INFINITY } = form
  const tooMany = items.length - choiceCount
  const declined = form.adjustment ? items.flatMap(({ adjust }, at) => (adjust ? [] : at + 1)) : []
  const fees = items.flatMap((item) => {
    const unit = units.byId.get(item.unitId)
    return unit ? feesOf(item, unit) : []
  })
  const short = items.flatMap(({ majors }, at) => (majors.length === 0 ? at + 1 : []))
  const open = kindsOf(checkUp.checked?.result.findings ?? []).filter(({ severity }) => severity !== 'low')
  return [
    {
      name: '规则',
      text: `${list.province} ${list.year} 年 ${list.batch ?? ''}，${formText(form)}`,
      isFine: true,
    },
    {
      name: '个数',
      text: `填了 ${items.length} 个${form.choiceCount === undefined ? '' : `，最多 ${choiceCount} 个`}${tooMany > 0 ? `，后面 ${tooMany} 个填不进去` : ''}`,
      isFine: items.length > 0 && tooMany <= 0,
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
      text: feeText(fees, units),
      isFine: fees.length > 0 && units.failed === 0,
    },
    {
      name: '检查',
      text: checkText(checkUp, open, units),
      isFine:
        checkUp.checked !== undefined &&
        open.length === 0 &&
        units.failed === 0 &&
        !checkUp.checked.result.skipped.some(({ isVital }) => isVital),
    },
  ]
}

function feeText(fees: readonly number[], { failed }: Pick<KnownUnits, 'failed'>): string {
  const unread = failed > 0 ? `${failed} 所院校没有读到` : ''
  if (fees.length === 0) return unread || '还不知道'
  const [least, most] = [Math.min(...fees), Math.max(...fees)].map(formatCount)
  return `每年 ${least === most ? least : `${least}–${most}`} 元${unread && `，${unread}`}`
}

/** A check that has not seen every line must not read as one that found nothing. */
function checkText(
  { checked, failed }: FilingQuestion['checkUp'],
  open: readonly { readonly name: string }[],
  units: Pick<KnownUnits, 'failed'>,
): string {
  if (!checked) return failed ? '没有查成' : '还没有查完'
  const vital = checked.result.skipped.filter(({ isVital }) => isVital).map(({ name }) => name)
  if (vital.length > 0 && units.failed === 0) return `没有查成：${vital.join('、')}`
  const found =
    open.length > 0 ? `还有 ${open.length} 类要看：${open.map(({ name }) => name).join('、')}` : ''
  if (units.failed === 0) return found || '没有要处理的'
  return `没有查全，${units.failed} 所院校的往年位次没有读到${found && `；${found}`}`
}

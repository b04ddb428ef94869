import { type FormEvent, useId } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { type ListAdvice, listAdvice } from '~/contracts/list-advice'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import type { CheckUpState } from '~/entities/application-list/use-check-up'
import type { KnownUnits } from '~/entities/application-list/use-units'
import { useScoreBasis } from '~/entities/score-record/use-score-basis'
import { useWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/notify'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { CHECK_UP_ID } from '../check-up/check-up-id'
import { isAccepted, kindsOf, openKinds } from '../check-up/kinds'
import { keepListNotes, notesOfList, useListNotes } from '../notes/list-notes'
import { offeredReason } from './offered-reason'
import { allReasoned } from './reasons'
import { isAsSigned } from './signed'

export interface SignPanelProps {
  readonly list: ApplicationListDetail
  readonly advice: ListAdvice
  readonly editor: SavedListEditor
  readonly units: KnownUnits
  readonly checkUp: CheckUpState
  readonly isSaved: boolean
}

/** The planner's signature under this version: every row has a reason, every finding above 提示 is answered. */
export function SignPanel({ list, advice, editor, units, checkUp, isSaved }: SignPanelProps) {
  const { items, change } = editor
  const { signature } = advice
  const { accepted, words = {} } = useListNotes(list.id)
  const { checked, isBehind } = checkUp
  const { basis } = useScoreBasis(list)
  const isOutdated = basis?.isOutdated
  const sign = useWrite(listAdvice.sign, { onDone: () => notify.success('已在这一版上签字') })
  if (signature && isAsSigned(items, signature)) return null
  if (!checked) return <p className="mt-4 max-w-3xl text-sm">检查算出来以后才能签字。</p>
  const { result, unitIds } = checked
  const open = openKinds(result.findings, unitIds, accepted)
  const known = kindsOf(result.findings).filter(
    (kind) => kind.severity !== 'low' && isAccepted(kind, unitIds, accepted),
  )
  const without = items.filter(({ reason }) => !reason).length
  const wordless = known.filter(({ check }) => !words[check]?.trim()).length
  const unread = result.skipped.filter(({ isVital }) => isVital).length
  const isReady =
    open + without + wordless + unread === 0 &&
    basis?.isOutdated === false &&
    isSaved &&
    !isBehind &&
    items.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || sign.isPending) return
    const answers = known.map(({ check, name }) => ({ name, text: words[check]?.trim() ?? '' }))
    sign.start({ body: { id: list.id, version: editor.base.version, answers } })
  }
  return (
    <section aria-label="签字" className="print-hidden mt-6 max-w-3xl text-sm">
      <h3 className="font-medium">签字</h3>
      <form onSubmit={submit} className="mt-1 grid gap-2">
        {isOutdated && (
          <p className="text-destructive">
            高考成绩已经公布，这张表还按模考的成绩：按高考成绩重新做一张再签。
          </p>
        )}
        {unread > 0 && <p className="text-destructive">选科或停招没有查成，先在检查里弄清楚。</p>}
        {open > 0 && (
          <p>
            检查还有 {open} 项要处理，或点“知道了”：
            <a href={`#${CHECK_UP_ID}`} className="text-primary underline underline-offset-4">
              去看
            </a>
          </p>
        )}
        {without > 0 && (
          <p className="flex flex-wrap items-center gap-x-3">
            {without} 个志愿还没有理由。
            <OfferedReasons units={units} change={change} />
          </p>
        )}
        {known.map(({ check, name }) => (
          <Answer
            key={check}
            name={name}
            text={words[check] ?? ''}
            onChange={(text) =>
              keepListNotes(list.id, { words: { ...notesOfList(list.id).words, [check]: text } })
            }
          />
        ))}
        <Button
          type="submit"
          size="sm"
          className="justify-self-start"
          aria-disabled={!isReady || sign.isPending}
        >
          {sign.isPending ? '正在签…' : isSaved ? '在这一版上签字' : '修改保存好以后再签'}
        </Button>
      </form>
    </section>
  )
}

/** Nothing is offered before the lines of all rows are there: a press would leave some of them without a word. */
function OfferedReasons({
  units,
  change,
}: {
  readonly units: KnownUnits
  readonly change: ListEditor['change']
}) {
  if (units.isPending) return <span className="text-muted-foreground">正在读取现成的理由…</span>
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => change((now) => allReasoned(now, (item) => offeredReason(units.byId.get(item.unitId))))}
    >
      都用现成的，再改
    </Button>
  )
}

interface AnswerProps {
  readonly name: string
  readonly text: string
  readonly onChange: (text: string) => void
}

function Answer({ name, text, onChange }: AnswerProps) {
  const id = useId()
  return (
    <p className="flex flex-wrap items-center gap-2">
      <label htmlFor={id}>{name}，知道了，因为</label>
      <Input
        id={id}
        className="w-auto! min-w-48! grow md:min-h-9!"
        maxLength={MOST_CHARACTERS.reason}
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  )
}

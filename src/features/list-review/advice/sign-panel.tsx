import { type FormEvent, useId } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { ABOUT_NOTE, type ListAdvice, listAdvice } from '~/contracts/list-advice'
import { isAsSigned } from '~/entities/application-list/advice/signed'
import { CHECK_UP_ID } from '~/entities/application-list/check-up/check-up-id'
import type { CheckUpState } from '~/entities/application-list/check-up/use-check-up'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import { keepListNotes, notesOfList, useListNotes } from '~/entities/application-list/notes/list-notes'
import { rowElementId } from '~/entities/application-list/row-element-id'
import type { KnownUnits } from '~/entities/application-list/use-units'
import { useScoreBasis } from '~/entities/score-record/use-score-basis'
import { MissingLine } from '~/shared/answer/missing-line'
import { useWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/browser/notify'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { offeredReason } from './offered-reason'
import { allReasoned } from './reasons'
import { isMet, signedAnswers, unmetOf } from './unmet'
import { useReasonFor } from './use-reason-for'
import { useStudentNote } from './use-student-note'

export interface SignPanelProps {
  readonly list: ApplicationListDetail
  readonly advice: ListAdvice
  readonly editor: SavedListEditor
  readonly units: KnownUnits
  readonly checkUp: CheckUpState
  readonly isSaved: boolean
}

/**
 * The planner's signature under this version: every row has a reason and was looked at, every finding above 提示
 * and the note of the student are answered.
 */
export function SignPanel({ list, advice, editor, units, checkUp, isSaved }: SignPanelProps) {
  const { items, change } = editor
  const { signature } = advice
  const notes = useListNotes(list.id)
  const { words = {} } = notes
  const said = useStudentNote(list)
  const { checked, isBehind } = checkUp
  const { basis } = useScoreBasis(list)
  const isOutdated = basis?.isOutdated
  const sign = useWrite(listAdvice.sign, { onDone: () => notify.success('已在这一版上签字') })
  if (signature && isAsSigned(items, signature)) return null
  if (!checked) return <p className="mt-4 max-w-3xl text-sm">检查算出来以后才能签字。</p>
  const unmet = unmetOf(items, checked, notes, said.note)
  const { open, known, unread, unreasoned, unseen } = unmet
  const isReady =
    isMet(unmet) && !said.isPending && basis?.isOutdated === false && isSaved && !isBehind && items.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || sign.isPending) return
    const seen = items.map(({ unitId }) => unitId)
    const answers = signedAnswers(unmet, notes, said.note)
    sign.start({ body: { id: list.id, version: editor.base.version, seen, answers } })
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
        {unreasoned > 0 && (
          <p className="flex flex-wrap items-center gap-x-3">
            {unreasoned} 个志愿还没有理由。
            <OfferedReasons list={list} units={units} change={change} />
          </p>
        )}
        {unseen.length > 0 && (
          <p>
            还有 {unseen.length} 行没有看过，看过一行勾一行：
            <a
              href={`#${rowElementId(items[(unseen[0] ?? 1) - 1]?.unitId ?? '')}`}
              className="text-primary underline underline-offset-4"
            >
              去第 {unseen[0]} 行
            </a>
          </p>
        )}
        <MissingLine of={said.answers} name="学生的备注" />
        {said.note !== undefined && (
          <Answer
            name={`学生的备注“${said.note}”，这张表`}
            text={words[ABOUT_NOTE] ?? ''}
            onChange={(text) =>
              keepListNotes(list.id, { words: { ...notesOfList(list.id).words, [ABOUT_NOTE]: text } })
            }
          />
        )}
        {known.map(({ check, name }) => (
          <Answer
            key={check}
            name={`${name}，知道了，因为`}
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
  list,
  units,
  change,
}: {
  readonly list: ApplicationListDetail
  readonly units: KnownUnits
  readonly change: ListEditor['change']
}) {
  const student = useReasonFor(list)
  if (units.isPending) return <span className="text-muted-foreground">正在读取现成的理由…</span>
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() =>
        change((now) => allReasoned(now, (item) => offeredReason(item, units.byId.get(item.unitId), student)))
      }
    >
      先套用草稿，一行行看过再签
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
      <label htmlFor={id}>{name}</label>
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

import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { listAdvice } from '~/contracts/list-advice'
import { riskText } from '~/entities/application-list/check-up/risk-text'
import type { CheckUpState } from '~/entities/application-list/check-up/use-check-up'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import { keepListNotes, notesOfList, useListNotes } from '~/entities/application-list/notes/list-notes'
import { intentionText } from '~/entities/intention/intention'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { useMajorName } from '~/entities/major/major-names'
import { useFormOf } from '~/entities/service-order/use-form-of'
import { recordCalls } from '~/entities/student/record.calls'
import { MissingLine } from '~/shared/answer/missing-line'
import { useWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/browser/notify'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { LabelledField } from '~/shared/ui/labelled-field'
import { NotedWishes } from './noted-wishes'

/** Names the sentence among what is typed and not sent. */
const HAND_OVER = 'hand-over'

export interface DraftPanelProps {
  readonly list: ApplicationListDetail
  readonly editor: SavedListEditor
  readonly checkUp: CheckUpState
}

/** A draft that only its planner sees: what the student wants, and the way to the student. */
export function DraftPanel({ list, editor, checkUp }: DraftPanelProps) {
  const { id, name, studentId } = list
  // What is handed over is what stands here: the server has every change.
  const { items, base, isSaved } = editor
  const intention = useQuery(intentionCalls.of(studentId))
  const wishes = intention.data
  const student = useQuery(recordCalls.record(studentId))
  const order = useFormOf(student.data)
  const nameOf = useMajorName([...(wishes?.majorCodes ?? []), ...(wishes?.excludedMajorCodes ?? [])])
  const text = useListNotes(id).unsent?.[HAND_OVER] ?? ''
  const keep = (words: string) =>
    keepListNotes(id, { unsent: { ...notesOfList(id).unsent, [HAND_OVER]: words } })
  const [isMissing, setMissing] = useState(false)
  const handOver = useWrite(listAdvice.handOver, {
    onDone: () => {
      keep('')
      notify.success('已交给学生，在“规划师的方案”里能看到')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const note = text.trim()
    setMissing(note === '')
    if (note !== '' && isSaved && !handOver.isPending)
      handOver.start({ body: { id, version: base.version, note } })
  }
  const wanted = wishes && intentionText(wishes, nameOf)
  return (
    <section aria-label="草稿" className="print-hidden mt-4 max-w-3xl rounded border p-4 text-sm">
      <h2 className="text-base font-medium">草稿，学生还看不到</h2>
      {wishes && (
        <p className="mt-1">
          {wanted ? `学生想要：${wanted}` : '学生没填意向'}
          {wishes.note && `；“${wishes.note}”`}
        </p>
      )}
      <MissingLine of={[intention]} name="报考意向" />
      {order.form?.note && (
        <>
          <p className="mt-1 wrap-anywhere">备注说“{order.form.note}”</p>
          <NotedWishes list={list} note={order.form.note} wishes={wishes} />
        </>
      )}
      <MissingLine of={[student, order]} name="服务单的备注" />
      <form onSubmit={submit} className="mt-3 grid gap-2">
        <LabelledField label="写给学生的一句话" {...(isMissing && { error: '先写一句：为什么这样填' })}>
          {(control) => (
            <Input
              {...control}
              value={text}
              maxLength={MOST_CHARACTERS.note}
              autoComplete="off"
              onChange={(event) => keep(event.target.value)}
            />
          )}
        </LabelledField>
        <p className="text-muted-foreground">
          学生会看到：{name}，{items.length} 个志愿
          {checkUp.checked && `；${riskText(checkUp.checked.result)}`}
          {text.trim() && `；“${text.trim()}”`}
        </p>
        <Button
          type="submit"
          size="sm"
          className="justify-self-start"
          aria-disabled={!isSaved || handOver.isPending}
        >
          {handOver.isPending ? '正在交…' : isSaved ? '交给学生' : '修改保存好以后再交'}
        </Button>
      </form>
    </section>
  )
}

import type { DeskEntry } from '~/contracts/planner'
import { SELF_CREATED } from '~/contracts/reference'
import type { StudentForm } from '~/contracts/service-orders'
import { shareText } from '~/entities/application-list/share-text'
import { scoreText } from '~/rules/exam/score-text'
import { formatCount } from '~/shared/lib/text/format'
import { type Columns, columnsById, tableColumns } from '~/shared/table/columns'
import { STAGE_WORDS } from '../parts/list-stage'
import type { Needs } from './desk-needs'
import { ORDER_COLUMNS } from './order-columns'

/** What is known of the students of a desk, by id; undefined while it is on its way. */
export interface Desk {
  readonly entryOf: (form: StudentForm) => DeskEntry | undefined
  readonly needsOf: (form: StudentForm) => Needs | undefined
}

/** The columns of a planner's own students: who needs them now, and how each of them stands. */
export function deskColumns({ entryOf, needsOf }: Desk): Columns<StudentForm> {
  const { select, name, exam, tel, note, act } = columnsById(ORDER_COLUMNS)
  return tableColumns<StudentForm>()(
    select,
    { ...name, lead: ['need', 'score', 'exam', 'note'] },
    {
      id: 'need',
      head: '现在要我',
      // What a phone reads below the name.
      text: (form) => needWords(needsOf(form)),
      cell: (form) => <NeedText needs={needsOf(form)} />,
      from: 'md',
    },
    exam,
    {
      id: 'score',
      head: '成绩',
      text: (form) => {
        const [score] = entryOf(form)?.scores ?? []
        return score && scoreText(score)
      },
      note: (form) => {
        const [score] = entryOf(form)?.scores ?? []
        return score && `位次 ${formatCount(score.rank)}`
      },
      from: 'md',
      nowrap: true,
    },
    {
      id: 'slip',
      head: '滑档',
      text: (form) => {
        const slip = entryOf(form)?.slip
        return slip == null ? undefined : shareText(slip / 100)
      },
      align: 'right',
      from: 'lg',
      nowrap: true,
    },
    {
      id: 'answer',
      head: '志愿表',
      text: (form) => {
        const list = entryOf(form)?.list
        if (!list) return undefined
        return list.createdType === SELF_CREATED
          ? '学生自己的'
          : list.stage
            ? STAGE_WORDS[list.stage]
            : '方案'
      },
      note: (form) => {
        const changed = entryOf(form)?.list?.updateTime
        return changed && `${changed.slice(5, 16)} 改`
      },
      from: 'lg',
      nowrap: true,
    },
    { ...tel, from: 'xl' },
    { ...note, from: 'xl' },
    act,
  )
}

/** 学生不同意、2 项要处理，离截止 4 天; undefined where nothing is needed. */
function needWords(needs: Needs | undefined): string | undefined {
  if (!needs) return undefined
  const { texts, days } = needs
  return [texts.join('、'), days !== undefined && `离截止 ${days} 天`].filter(Boolean).join('，') || undefined
}

/** 学生不同意 · 2 项要处理 · 离截止 4 天. */
function NeedText({ needs }: { needs: Needs | undefined }) {
  if (!needs) return '…'
  const { texts, days } = needs
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {texts.map((text) => (
        <span key={text} className="font-medium whitespace-nowrap text-destructive">
          {text}
        </span>
      ))}
      {days !== undefined && (
        <span className="whitespace-nowrap text-muted-foreground">离截止 {days} 天</span>
      )}
      {texts.length === 0 && days === undefined && '—'}
    </span>
  )
}

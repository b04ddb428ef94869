import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { ListAdvice } from '~/contracts/list-advice'
import { signedText } from '~/entities/application-list/advice/signed'
import type { CheckUpState } from '~/entities/application-list/check-up/use-check-up'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import { itemName } from '~/entities/application-list/edits'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { LazyPart } from '~/shared/ui/lazy-part'
import { CommentForm } from './comment-form'
import { CommentList } from './comment-list'

export interface AdvicePanelProps {
  readonly list: ApplicationListDetail
  readonly advice: ListAdvice
  readonly editor: SavedListEditor
  readonly units: KnownUnits
  readonly checkUp: CheckUpState
  readonly form: ApplicationForm
  /** The reader may sign. */
  readonly isSigner: boolean
}

const loadSign = async () => (await import('./planner-parts')).SignPanel
const loadSheet = async () => (await import('./planner-parts')).SignedSheet

/** What planner and student say about a list, and when it went from one to the other. Signatures stand there too. */
export function AdvicePanel(props: AdvicePanelProps) {
  const { list, advice, editor, units, checkUp, form, isSigner } = props
  const { items, isSaved } = editor
  const { comments, signature } = advice
  const here = new Set(items.map(({ unitId }) => unitId))
  const whole = comments.filter(({ unitId }) => !unitId || !here.has(unitId))
  const beside = comments.length - whole.length
  return (
    <>
      <section aria-label="意见" className="print-hidden mt-10 max-w-3xl border-t pt-6 text-sm">
        <h2 className="text-lg font-medium">意见</h2>
        <p className="text-muted-foreground">
          {[...stepsText(advice), beside > 0 && `${beside} 条意见写在志愿旁边`].filter(Boolean).join('；')}
        </p>
        {list.answer && (
          <blockquote className="mt-2 border-l-4 pl-3 wrap-anywhere">学生的回答：{list.answer}</blockquote>
        )}
        {signature && <p className="mt-2">{signedText(signature, items)}</p>}
        <CommentList
          listId={list.id}
          comments={whole}
          label="整张表的意见"
          rowOf={(unitId) => `已不在表里的志愿（${goneName(unitId)}）`}
        />
        <CommentForm listId={list.id} name="整张表" />
      </section>
      {signature && (
        <LazyPart name="签字页" load={loadSheet} pending={null} props={{ list, items, form, signature }} />
      )}
      {isSigner && (
        <LazyPart
          name="签字"
          load={loadSign}
          pending={null}
          props={{ list, advice, editor, units, checkUp, isSaved }}
        />
      )}
    </>
  )

  function goneName(unitId: string): string {
    const item = list.items.find((one) => one.unitId === unitId)
    return item ? itemName(item) : unitId
  }
}

function stepsText({ handOverTime, openTime, answerTime }: ListAdvice): string[] {
  const at = (time: string | null | undefined, what: string) => (time ? [`${what} ${time.slice(0, 16)}`] : [])
  return [...at(handOverTime, '交给学生'), ...at(openTime, '学生打开'), ...at(answerTime, '学生回答')]
}

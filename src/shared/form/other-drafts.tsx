import { momentText } from '~/shared/lib/time/day-text'
import type { OtherDraft } from '~/shared/session/work-here'
import { Button } from '~/shared/ui/button'

interface OtherDraftsProps<T> {
  readonly others: readonly OtherDraft<T>[]
  readonly onSettle: (other: OtherDraft<T>, use: boolean) => void
}

/** Says that another tab has left something else in the same form, and leads to it. */
export function OtherDrafts<T>({ others, onSettle }: OtherDraftsProps<T>) {
  return others.map((other) => (
    <p
      key={other.kept.key}
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded border px-3 py-2 text-sm"
    >
      另一个页面里还有一份没有保存的内容（{momentText(other.at)}）。
      <Button variant="link" size="inline" onClick={() => onSettle(other, true)}>
        换成那一份
      </Button>
      <Button variant="link" size="inline" onClick={() => onSettle(other, false)}>
        丢掉那一份
      </Button>
    </p>
  ))
}

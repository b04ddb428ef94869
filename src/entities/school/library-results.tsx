import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'

interface SchoolTotalProps {
  /** How many are listed. */
  readonly total: number
  /** There are more, and nobody says how many. */
  readonly isCut?: boolean
  readonly onClear: (() => void) | undefined
}

/** How many schools there are, and a way to take the conditions away where there are any. */
export function SchoolTotal({ total, isCut = false, onClear }: SchoolTotalProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <p role="status" className="text-sm text-muted-foreground">
        {isCut ? '最近的' : '共'}{' '}
        <span className="text-base font-medium text-foreground">{formatCount(total)}</span> 所院校
        {isCut && '，其余没有列出'}
      </p>
      {onClear && (
        <Button variant="ghost" size="sm" onClick={onClear}>
          清空条件
        </Button>
      )}
    </div>
  )
}

interface NoSchoolsProps {
  readonly asked: readonly string[]
  readonly page: number
  readonly onClear: () => void
  readonly onFirst: () => void
}

/** Says what was asked in vain, and leads back. */
export function NoSchools({ asked, page, onClear, onFirst }: NoSchoolsProps) {
  return (
    <EmptyRegion>
      <p>
        {page > 1
          ? `没有第 ${page} 页`
          : `没有符合条件的院校${asked.length > 0 ? `：${asked.join('、')}` : ''}`}
      </p>
      <div className="mt-4 flex justify-center gap-2">
        {page > 1 && (
          <Button variant="outline" size="sm" onClick={onFirst}>
            回到第 1 页
          </Button>
        )}
        {asked.length > 0 && (
          <Button variant="outline" size="sm" onClick={onClear}>
            清空条件
          </Button>
        )}
      </div>
    </EmptyRegion>
  )
}

import { useSlowWrite } from '~/shared/api/use-slow-write'
import { dateFormat } from '~/shared/lib/time/date-format'
import { Button } from '~/shared/ui/button'
import { savedText } from './stored-text'
import type { SaveState } from './use-autosave'

interface SaveLineProps {
  /** The id of the list. */
  readonly list: string
  readonly state: SaveState
  readonly onRetry: () => void
}

/** Whether a list is saved, always in view. */
export function SaveLine({ list, state, onRetry }: SaveLineProps) {
  const slow = useSlowWrite(list)
  const again = state.kind === 'failed' ? onRetry : state.kind === 'saving' ? slow?.again : undefined
  return (
    <p role="status" aria-label="保存状态" className="text-sm">
      <span className={state.kind === 'failed' ? 'text-destructive break-keep' : 'text-muted-foreground'}>
        {textOf(state, slow !== undefined)}
      </span>
      {again && (
        <>
          {' '}
          <Button variant="link" size="line" onClick={again}>
            再试一次
          </Button>
        </>
      )}
    </p>
  )
}

const clock = dateFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false })

function textOf(state: SaveState, isSlow: boolean): string {
  switch (state.kind) {
    case 'saving':
      // Nobody closes a page that says 保存中 for ever.
      if (!isSlow) return '保存中'
      return state.kept ? '还在保存，网络较慢，修改已留在本机' : '还在保存，先不要关闭页面'
    case 'unchanged':
      return '每次修改自动保存'
    case 'saved':
      return `已保存 ${clock(state.at)}`
    case 'refused':
      // That nothing is lost stands beside the two versions.
      return `未保存：等你选一个版本${state.kept ? '' : `，${savedText(false)}`}`
    case 'offline':
      return `未保存：网络不通，${savedText(state.kept)}，网络恢复后自动保存`
    case 'failed':
      return `未保存：${state.why}，${savedText(state.kept)}${state.isUnreached ? '，稍后自动再试' : ''}`
  }
}

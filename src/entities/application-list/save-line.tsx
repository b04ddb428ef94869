import { Button } from '~/shared/ui/button'
import type { SaveState } from './use-editing'

/** Whether the list is saved, always in sight. */
export function SaveLine({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <p role="status" aria-label="保存状态" className="text-sm">
      {state.kind === 'failed' ? (
        <>
          <span className="text-destructive">{textOf(state)}</span>{' '}
          <Button variant="link" size="inline" onClick={onRetry}>
            再试一次
          </Button>
        </>
      ) : (
        <span className="text-muted-foreground">{textOf(state)}</span>
      )}
    </p>
  )
}

const clock = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false })

function textOf(state: SaveState): string {
  switch (state.kind) {
    case 'unchanged':
      return '每次修改自动保存'
    case 'saving':
      return '保存中'
    case 'saved':
      return `已保存 ${clock.format(state.at)}`
    case 'failed':
      return `未保存：${state.why}，${state.kept ? '已留在本机' : '本机存不下，关闭页面会丢失'}`
  }
}

import { useEffect, useState } from 'react'
import { SLOW_MS } from '~/shared/api/again'
import { dateFormat } from '~/shared/lib/date-format'
import { Button } from '~/shared/ui/button'
import { keptText } from './kept-text'
import type { SaveState } from './use-autosave'

/** Whether the list is saved, always in sight. */
export function SaveLine({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <p role="status" aria-label="保存状态" className="text-sm">
      {state.kind === 'failed' ? (
        <>
          <span className="text-destructive [word-break:keep-all]">{textOf(state)}</span>{' '}
          <Button variant="link" size="line" onClick={onRetry}>
            再试一次
          </Button>
        </>
      ) : (
        <span className="text-muted-foreground">
          {state.kind === 'saving' ? <Saving key={String(state.sent)} {...state} /> : textOf(state)}
        </span>
      )}
    </p>
  )
}

const clock = dateFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false })

/** A save that takes long says so: nobody closes a page that says 保存中. */
function Saving({ sent, kept }: Extract<SaveState, { kind: 'saving' }>) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [sent])
  if (!isSlow) return '保存中'
  return kept ? '还在保存，网络较慢，修改已留在本机' : '还在保存，先不要关闭页面'
}

function textOf(state: Exclude<SaveState, { kind: 'saving' }>): string {
  switch (state.kind) {
    case 'unchanged':
      return '每次修改自动保存'
    case 'saved':
      return `已保存 ${clock(state.at)}`
    case 'refused':
      // That nothing is lost stands beside the two versions.
      return `未保存：等你选一个版本${state.kept ? '' : `，${keptText(false)}`}`
    case 'offline':
      return `未保存：网络不通，${keptText(state.kept)}，网络恢复后自动保存`
    case 'failed':
      return `未保存：${state.why}，${keptText(state.kept)}${state.isUnreached ? '，稍后自动再试' : ''}`
  }
}

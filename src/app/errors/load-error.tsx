import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { ForbiddenError } from '~/app/navigation/guard'
import { NothingHereError } from '~/entities/place/without-data'
import { openAnew } from '~/shared/lib/browser/open-anew'
import { isUpdatedAtom, noticeUpdate } from '~/shared/lib/browser/site-update'
import { store } from '~/shared/lib/storage/store'
import { forgetFileOf } from '~/shared/lib/storage/stored-files'
import { useOnline } from '~/shared/react/use-online'
import { Button } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'
import { isChunkError } from './chunk-loading'
import { Forbidden } from './forbidden'
import { NothingHere } from './nothing-here'

/** What the error component has caught is told like what nobody catches. A page that is not for everybody is no error. */
export function reportCaughtError(error: unknown): void {
  if (!(error instanceof ForbiddenError || error instanceof NothingHereError)) reportError(error)
}

/** Parts that did not come, by their error. */
const missed = new Set<string>()

/** For a page that could not be loaded or shown. The rest of the product stays usable around it. */
export function LoadError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const online = useOnline()
  const chunk = isChunkError(error)
  const isUpdated = useAtomValue(isUpdatedAtom, { store }) && chunk
  const again = () => {
    reset()
    void router.invalidate()
  }
  const onBack = useEffectEvent(again)
  const missing = chunk && String(error)
  useEffect(() => {
    if (!missing) return
    void noticeUpdate()
    void forgetFileOf(error)
    if (missed.has(missing)) void openAnew()
    missed.add(missing)
    const listener = () => onBack()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [missing, error])
  if (error instanceof ForbiddenError) return <Forbidden />
  if (error instanceof NothingHereError) return <NothingHere />
  return (
    <div className="content-column py-16" role="alert">
      <PageHeading>{chunk ? '页面加载失败' : '页面出错了'}</PageHeading>
      <p className="mt-3 max-w-reading text-muted-foreground">
        {isUpdated ? UPDATED : reasonOf(chunk, online)}
      </p>
      <Button className="mt-6" onClick={isUpdated ? () => void openAnew() : again}>
        {isUpdated ? '重新打开' : '重试'}
      </Button>
    </div>
  )
}

const UPDATED = '网站更新了，这个页面要重新打开。已填写的内容不会丢失。'

function reasonOf(chunk: boolean, online: boolean): string {
  if (!chunk) return '这个页面遇到了没有预料到的问题，其他页面不受影响。'
  if (!online) return '网络断了。已经打开过的页面还能看，返回上一页不会丢失内容；网络恢复后这里会自动继续。'
  return '页面的一部分没有下载完成，可能是网络中断，或者网站刚刚更新。已填写的内容不会丢失。'
}

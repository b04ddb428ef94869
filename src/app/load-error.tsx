import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'
import { isChunkError } from './chunk-loading'
import { ForbiddenError } from './guard'

// Seldom seen, and so not in the first load.
const Forbidden = lazy(async () => ({ default: (await import('./forbidden')).Forbidden }))

/** What the error component has caught goes to the console, but a page that is not for everybody is no error. */
export function reportCaughtError(error: unknown): void {
  if (!(error instanceof ForbiddenError)) console.error(error)
}

/** For a page that could not be loaded or shown. The rest of the product stays usable around it. */
export function LoadError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof ForbiddenError)
    return (
      <Suspense>
        <Forbidden />
      </Suspense>
    )
  const chunk = isChunkError(error)
  const retry = () => {
    // A chunk that failed once stays failed for this document in some browsers; only a reload asks again.
    if (chunk) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <div className="content-column py-16" role="alert">
      <PageHeading>{chunk ? '页面加载失败' : '页面出错了'}</PageHeading>
      <p className="mt-3 max-w-reading text-muted-foreground">
        {chunk
          ? '页面的一部分没有下载完成，可能是网络中断，或者网站刚刚更新。已填写的内容不会丢失。'
          : '这个页面遇到了没有预料到的问题，其他页面不受影响。'}
      </p>
      <Button className="mt-6" onClick={retry}>
        重试
      </Button>
    </div>
  )
}

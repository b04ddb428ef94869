import { useState } from 'react'
import type { UserInfo } from '~/contracts/auth'
import { useOnce } from '~/shared/api/use-once'
import { isStaff } from '~/shared/domain/access'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { saveFile } from '~/shared/lib/browser/save-file'
import { now } from '~/shared/lib/time/clock'
import { openPrompt } from '~/shared/session/prompts'
import { Button } from '~/shared/ui/button'
import { FailedPart } from '~/shared/ui/failed-part'

const loadDialog = async () => (await import('./empty-dialog')).EmptyDialog

/** One's data as a file, and its removal from the record and from this browser. */
export function DataPanel({ user }: { user: UserInfo }) {
  const exporting = useOnce({
    name: ['export my data'],
    // It knows the contracts of everything that is kept of a person.
    run: async (person: UserInfo) => {
      const { collectMyData, dataFileName } = await import('./my-data')
      return { name: dataFileName(now()), data: await collectMyData(person, now()) }
    },
    onDone: ({ name, data }) =>
      saveFile(name, JSON.stringify(data, null, 2), 'application/json;charset=utf-8'),
  })
  const [asking, setAsking] = useState(false)
  const { Part: EmptyDialog, failed, retry } = useLazyPart(asking, loadDialog)
  return (
    <section aria-labelledby="data" className="rounded-lg border bg-surface p-5">
      <h2 id="data" className="font-medium">
        我的数据
      </h2>
      <p className="mt-2 text-sm text-muted-foreground">
        导出的文件里有账号里的个人信息、成绩和志愿表，以及这个浏览器里保存的内容。登录凭证不在其中。
      </p>
      <div className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Button
          variant="outline"
          size="sm"
          aria-disabled={exporting.isPending}
          onClick={() => exporting.start(user)}
        >
          {exporting.isPending ? '正在导出…' : '导出我的数据'}
        </Button>
        <Button variant="outline" size="sm" onClick={() => openPrompt({ kind: 'logout', clearing: true })}>
          清除本机数据
        </Button>
        {!isStaff(user) && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            删除选填的资料
          </Button>
        )}
      </div>
      {asking && failed && <FailedPart name="窗口" onRetry={retry} className="mt-4" />}
      {asking && EmptyDialog && <EmptyDialog studentId={user.id} onClose={() => setAsking(false)} />}
    </section>
  )
}

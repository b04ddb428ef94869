import { saveFile } from '~/shared/lib/browser/save-file'
import { now } from '~/shared/lib/time/clock'
import { dayOf } from '~/shared/lib/time/day-text'
import { Button } from '~/shared/ui/button'
import { type LeftWork, workLines } from './left-work'

interface LeftWorksProps {
  readonly works: readonly LeftWork[]
  /** It can be left here until the same person is back. */
  readonly mayWait: boolean
  readonly waits: boolean
  readonly onWaits: (waits: boolean) => void
  /** Leads to the page where something can be saved. */
  readonly onOpen: (page: string) => void
}

/** What would go with a log-out, each by its name, with the ways to keep it. */
export function LeftWorks({ works, mayWait, waits, onWaits, onOpen }: LeftWorksProps) {
  const lines = workLines(works)
  const first = lines.find(({ page }) => page !== undefined)?.page
  return (
    <section aria-label="只在这个浏览器里的内容" className="mt-4 rounded border border-reach p-3 text-sm">
      <p className="font-medium">
        {waits ? '这些内容留在这个浏览器里：' : '这些内容只在这个浏览器里，退出后就没有了：'}
      </p>
      <ul className="mt-2 grid max-h-40 list-disc gap-1 overflow-y-auto pl-5">
        {lines.map(({ text, page }) => (
          <li key={`${text} ${page ?? ''}`}>
            {page === undefined ? (
              text
            ) : (
              <Button variant="link" size="inline" onClick={() => onOpen(page)}>
                {text}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {first !== undefined && (
          <Button variant="outline" size="sm" onClick={() => onOpen(first)}>
            先去保存
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => saveWorks(works)}>
          导出
        </Button>
      </div>
      {mayWait && (
        <label className="mt-3 flex min-h-11 items-start gap-2 md:min-h-8">
          <input
            type="checkbox"
            className="mt-1 size-4 shrink-0 accent-primary"
            checked={waits}
            onChange={(event) => onWaits(event.target.checked)}
          />
          留在这个浏览器里，等我下次登录。能用这台设备的人都可能看到，公用的电脑不要选。
        </label>
      )}
    </section>
  )
}

function saveWorks(works: readonly LeftWork[]): void {
  const day = dayOf(now())
  saveFile(
    `择途-没有保存的内容-${day}.json`,
    JSON.stringify(works, null, 2),
    'application/json;charset=utf-8',
  )
}

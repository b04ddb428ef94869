import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useHydrated } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { forgetSearches, recentAtom } from './recent'

const EXAMPLES = [
  '安徽 物理 600',
  '合工大 分数线',
  '合肥 计算机',
  '中科大 招生计划',
  '一分一段',
  'zkd',
] as const

/** Stands where nothing is looked for yet: what was looked for before, and what can be. */
export function Started() {
  const hydrated = useHydrated()
  const recent = useAtomValue(recentAtom)
  return (
    <div className="grid max-w-3xl gap-8">
      {hydrated && recent.length > 0 && (
        <section aria-label="最近搜过">
          <h2 className="flex items-center gap-3 text-lg font-medium">
            最近搜过
            <Button variant="ghost" size="sm" className="font-normal!" onClick={forgetSearches}>
              清除
            </Button>
          </h2>
          <Texts texts={recent} />
        </section>
      )}
      <section aria-label="可以这样搜">
        <h2 className="text-lg font-medium">可以这样搜</h2>
        <p className="mt-1 text-sm text-muted-foreground">名称、简称、拼音、首字母，或者直接写想问的事。</p>
        <Texts texts={EXAMPLES} />
      </section>
    </div>
  )
}

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text}>
          <Link
            to="/search/all"
            search={{ q: text }}
            className="inline-flex min-h-11 items-center rounded border bg-surface px-4 text-sm hover:border-primary md:min-h-9"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

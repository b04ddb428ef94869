import { TierWord } from '~/entities/rank/tier-mark'
import { TIER_FROM } from '~/rules/chance/tier-name'
import { toggleLargeText, useLargeText } from '~/shared/lib/browser/text-size'
import { useHydrated } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'

/** What somebody has to know who has never seen such a list. */
export function HowToRead({ tiers }: { readonly tiers: 'list' | 'lines' | 'none' }) {
  const isLarge = useLargeText()
  const large = useHydrated() && isLarge
  return (
    <section
      aria-label="怎么看"
      className="print-hidden mt-4 max-w-reading rounded bg-primary-soft px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-medium">怎么看这张表</h2>
        <Button variant="outline" size="sm" aria-pressed={large} onClick={toggleLargeText}>
          大字
        </Button>
      </div>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        <li>从第 1 行往下，哪一行先够得上就去哪里，后面的不再看。</li>
        <li>位次是全省排名，数字越小越靠前；往年最低位次比孩子的位次大，就说明那年够得上。</li>
        {tiers === 'list' && (
          <li>
            <TierWord tier="保" /> 是照往年推算，机会 {TIER_FROM.safety}% 以上；
            <TierWord tier="稳" /> 是 {TIER_FROM.match}% 以上；
            <TierWord tier="冲" /> 是 {TIER_FROM.reach}% 以上；
            <TierWord tier="圆梦" /> 是不到 {TIER_FROM.reach}%，投中是惊喜。和分享的人看到的一样，都不是保证。
          </li>
        )}
        {tiers === 'lines' && (
          <li>
            只和最近一年的线比：
            <TierWord tier="冲" /> 是差一点，
            <TierWord tier="贴线" /> 和 <TierWord tier="同分" /> 是正在线上，
            <TierWord tier="稳" /> 是略高，
            <TierWord tier="保" /> 是高出许多；只写低多少位的差得多。每年会变，都不是保证。
          </li>
        )}
        {tiers === 'none' && <li>这个链接没有带上孩子的位次，所以不标圆梦、冲、稳、保。</li>}
        <li>每一行下面可以点“想去”“不想去”“问问”，最后把意见发回去。</li>
      </ul>
    </section>
  )
}

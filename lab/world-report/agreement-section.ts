import { disagreements } from './agreement'
import { atLeast, atMost, boundedSection } from './bounded-row'
import type { ReportOptions, Section } from './section'

const CANDIDATES = 300

/** Whether everything that is told to a candidate agrees: candidates, lists, check-up, command and replay. */
export async function agreementSection(
  _dataDir: string,
  { every, progress }: ReportOptions,
): Promise<Section> {
  const asked = Math.max(Math.ceil(CANDIDATES / every), 20)
  const found = await disagreements(asked, progress)
  const none = (name: string, value: number) => atMost(name, value, 0, 0)
  return boundedSection(`一个答案：${asked} 位随机考生看到的彼此相符`, [
    atLeast('看到的志愿单位', found.units, asked, 0),
    atLeast('其中去年没招满的', found.unfilled, 1, 0),
    none('档次与概率不符的单位', found.tier),
    none('位次更好、可能性却更小的行', found.notMonotone),
    none('专业的可能性高过本单位的单位', found.major),
    none('理由的数与可能性方向相反', found.direction),
    none('可能性与去年的线差得远、理由没有说为什么的单位', found.unexplained),
    none('去年没招满、却不是保或没有说的单位', found.undersubscribed),
    none('检查的档与候选不同的行', found.checkedTier),
    none('命令行按文件算的档与页面不同的行', found.fileTier),
    none('保存前后滑档不同的表', found.kept),
    none('回放说了不知道的专业', found.replayedUnknown),
    none('回放与推算换算位次不同的行', found.replayedRank),
    none('没招满的保、回放却没有投出的行', found.replayedFull),
    {
      name: `回放去年与多半停在的行差 8 行以上的表（共 ${found.lists} 张，页面有一句话说明）`,
      measured: String(found.apart),
      bound: '–',
      met: true,
    },
  ])
}

import { IS_MOCKED } from '../browser/mode'
import { ownSourceText } from '../browser/own-sources'

/**
 * What stands behind figures in the mocked product: a model of public facts, invented people, or nothing but what was
 * published or the reader has said.
 */
export type Evidence = 'modelled' | 'invented' | 'real'

/** Beside a single figure of the mocked product that a model made. */
export const SAMPLE_MARK = IS_MOCKED ? '示例' : ''

const WORDS: Readonly<Record<Evidence, string>> = {
  modelled: '，示例数据（按公开资料推算）',
  invented: '，示例数据',
  real: '',
}

/** A source that says by itself that nobody has published the figures. */
const SAYS_SO = /示例|模拟|示意/

/** What a source line adds to its source: that the figures are 示例. Nothing on a live server: its source is what it says. */
export function evidenceText(evidence: Evidence): string {
  return IS_MOCKED ? WORDS[evidence] : ''
}

/** A source as it stands under figures, in pictures and in files. */
export function sourceText(source: string, evidence: Evidence = 'modelled'): string {
  const own = ownSourceText(source)
  if (own !== undefined) return own
  return SAYS_SO.test(source) ? source : source + evidenceText(evidence)
}

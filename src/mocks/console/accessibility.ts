import axe from 'axe-core'
import zh from 'axe-core/locales/zh_CN.json'
import type { Finding } from './findings'

/** The rules of WCAG 2.2 up to AA, and what the makers of axe recommend beside them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A thousand cells without a name are one finding. */
const MOST_PLACES = 10

/** What axe finds wrong with the page as it stands now; the console is left out. */
export async function findBarriers(): Promise<Finding[]> {
  axe.configure({ locale: { lang: zh.lang, rules: zh.rules } })
  const { violations } = await axe.run(
    { exclude: [['[data-qa]']] },
    { runOnly: TAGS, resultTypes: ['violations'] },
  )
  return violations.map(({ help, id, impact, nodes }) => ({
    title: `${help}（${id}，${impact ?? ''}，${nodes.length} 处）`,
    details: nodes
      .slice(0, MOST_PLACES)
      .map(({ target, html }) => `${target.join(' ')}  ${html.slice(0, 160)}`),
  }))
}

import { expect, it } from 'vitest'
import { readProductSources } from './sources'

const sources = new Map(
  readProductSources().filter(([file]) => /^(app|entities|features|shared)\//.test(file)),
)
const filesWith = (pattern: RegExp) =>
  [...sources].flatMap(([file, text]) => (pattern.test(text) ? file : [])).toSorted()

it('a source stands under figures by the one line that says 示例, in pictures too', () => {
  expect(filesWith(/来源：(\$?\{)/)).toEqual([
    // Days that are not announced carry a mark of their own.
    'features/news/season-calendar.tsx',
    'shared/charts/chart-figure.tsx',
    'shared/picture/picture.ts',
    // Figures of the site's own tables, which are no 示例.
    'shared/ui/given-source.tsx',
    'shared/ui/trust-line.tsx',
  ])
  const unmarked = filesWith(/\bfooter\(/).filter((file) => !sources.get(file)?.includes('sourceText('))
  // It gets the words of its chart's frame.
  expect(unmarked).toEqual(['shared/charts/picture.ts', 'shared/picture/picture.ts'])
})

it('only what was published, or said by the reader, stands without 示例', () => {
  expect(filesWith(/evidence="real"|'real'/)).toEqual([
    'features/assessment/score-section.tsx',
    'features/batch-lines/year-tables.tsx',
    'features/profile/score-sheet/score-sheet-page.tsx',
    'features/profile/volunteer-info/volunteer-page.tsx',
    // Score tables say of each table whether it was published.
    'features/rank/rank-charts.tsx',
    'features/rank/rank-table.tsx',
    'features/rank/result-card.tsx',
    'features/rank/score-answer.tsx',
    'shared/lib/text/source-text.ts',
  ])
})

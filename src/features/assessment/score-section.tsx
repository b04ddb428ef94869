import { ScoreFigure } from '~/shared/charts/score-figure'
import type { Assessment, Dimension } from './catalogue'
import { sentenceOf } from './conclusion'
import type { Scores } from './scoring'

interface ScoreSectionProps {
  readonly assessment: Assessment
  readonly scores: Scores
}

/** The profile as a chart, and what each side of it says. */
export function ScoreSection({ assessment, scores }: ScoreSectionProps) {
  const { dimensions, title } = assessment
  return (
    <section aria-label="各方面得分" className="min-w-0">
      <ScoreFigure
        name="得分"
        caption={`${title}各方面的得分（满分 100）`}
        evidence="real"
        source="本次测评的答案，计分方法见测评说明"
        subject="方面"
        scores={petalsOf(dimensions, scores)}
        className="h-72"
      />
      <dl className="mt-4 border-t">
        {dimensions.map((dimension) => (
          <ScoreLine key={dimension.key} dimension={dimension} score={scores[dimension.key] ?? 0} />
        ))}
      </dl>
    </section>
  )
}

/** Of two poles each has its petal; they stand opposite each other. */
function petalsOf(dimensions: readonly Dimension[], scores: Scores) {
  const near = dimensions.map(({ key, name }) => ({ id: name, share: scores[key] ?? 0 }))
  const far = dimensions.flatMap(({ key, opposite }) =>
    opposite === undefined ? [] : { id: opposite, share: 100 - (scores[key] ?? 0) },
  )
  return [...near, ...far]
}

function ScoreLine({ dimension, score }: { dimension: Dimension; score: number }) {
  const { name, opposite } = dimension
  const sentence = sentenceOf(dimension, score)
  return (
    <div className="border-b py-2">
      <div className="flex justify-between gap-4">
        <dt className="font-medium">{name}</dt>
        <dd>
          {score}
          {opposite !== undefined && (
            <span className="text-muted-foreground">
              {' '}
              · {opposite} {100 - score}
            </span>
          )}
        </dd>
      </div>
      {sentence !== undefined && <dd className="text-sm text-muted-foreground">{sentence}</dd>}
    </div>
  )
}

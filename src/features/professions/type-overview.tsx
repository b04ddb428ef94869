import { professionCalls } from '~/entities/profession/profession.calls'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/text/format'
import { Folded } from '~/shared/ui/folded'
import { Skeleton } from '~/shared/ui/skeleton'

/** What a type is about, folded at 160 px (S2 §9), and how many openings that rests on. */
export function TypeOverview({ typeName }: { typeName: string }) {
  const overview = useAnswer(typeName, professionCalls.typeOverview)
  return (
    <section aria-labelledby="overview" className="mb-8">
      <h2 id="overview" className="text-lg font-medium">
        {typeName}是做什么的
      </h2>
      <States
        of={overview}
        name="职业概况"
        className="mt-2"
        pending={<Skeleton of="text" style={{ height: '14.6875rem' }} />}
        isEmpty={({ overview: text }) => text.trim() === ''}
      >
        {({ overview: text, sampleSize }) => (
          <>
            <Folded name="职业概况">
              <div className="max-w-reading">
                {text.split('\n').map((paragraph) => (
                  <p key={paragraph} className="mb-2">
                    {paragraph}
                  </p>
                ))}
              </div>
            </Folded>
            <p className="mt-2 text-sm text-muted-foreground">
              {sampleSize > 0 ? `样本：${formatCount(sampleSize)} 个招聘职位` : '没有招聘样本'}
            </p>
          </>
        )}
      </States>
    </section>
  )
}

import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { Filtered } from '~/shared/address/address'
import { Button } from '~/shared/ui/button'
import { BrochureArticle } from './brochure-article'
import { BrochureList } from './brochure-list'
import type { BrochuresFilters } from './brochures.address'

interface BrochuresViewProps extends Filtered<BrochuresFilters> {
  readonly schoolId: string
}

/** Brochures of a school, or the one that is open (S2 §2); the same on its page and in the drawer. */
export function BrochuresView({ schoolId, filters, change }: BrochuresViewProps) {
  const { guide, topic } = filters
  const [atFirst] = useState(guide)
  if (guide === undefined) {
    return <BrochureList schoolId={schoolId} filters={filters} change={change} />
  }
  const back = (
    <Button
      variant="ghost"
      size="sm"
      className="print-hidden -ml-3"
      onClick={() => change({ guide: undefined, topic: undefined })}
    >
      <ArrowLeft aria-hidden />
      返回简章列表
    </Button>
  )
  return (
    <>
      {back}
      <div className="mt-2">
        <BrochureArticle
          key={guide}
          guideId={guide}
          schoolId={schoolId}
          topic={topic}
          heading="section"
          takesFocus={guide !== atFirst}
          wayOut={
            <Button variant="outline" onClick={() => change({ guide: undefined, topic: undefined })}>
              看这所院校的简章
            </Button>
          }
        />
      </div>
    </>
  )
}

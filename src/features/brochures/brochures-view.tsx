import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/shared/ui/button'
import { BrochureArticle } from './brochure-article'
import { BrochureList } from './brochure-list'
import type { BrochuresChange, BrochuresFilters } from './brochures.address'

interface BrochuresViewProps {
  readonly schoolId: string
  readonly filters: BrochuresFilters
  readonly onFiltersChange: (next: BrochuresChange, options?: { replace?: boolean }) => void
}

/** Brochures of a school, or the one that is open (S2 §2); the same on its page and in the drawer. */
export function BrochuresView({ schoolId, filters, onFiltersChange }: BrochuresViewProps) {
  const { guide } = filters
  const [atFirst] = useState(guide)
  if (guide === undefined) {
    return <BrochureList schoolId={schoolId} filters={filters} onFiltersChange={onFiltersChange} />
  }
  const back = (
    <Button
      variant="ghost"
      size="sm"
      className="print-hidden -ml-3"
      onClick={() => onFiltersChange({ guide: undefined })}
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
          heading="section"
          takesFocus={guide !== atFirst}
          wayOut={
            <Button variant="outline" onClick={() => onFiltersChange({ guide: undefined })}>
              看这所院校的简章
            </Button>
          }
        />
      </div>
    </>
  )
}

import type { LinesFilters } from '~/entities/admission/lines.address'
import { ScoreLinesView } from '~/features/school-admission/score-lines-view'
import { SchoolPages } from '~/features/school-detail/frame/school-pages'
import { drawInside } from '../draw-inside'
import { visitedFilters } from '../visit'

drawInside(SchoolPages, ({ id = '' }) => <ScoreLinesView schoolId={id} {...visitedFilters<LinesFilters>()} />)

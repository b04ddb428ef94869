import { ProfessionPages } from '~/features/professions/profession-pages'
import type { TrainingFilters } from '~/features/professions/training.address'
import { TrainingPage } from '~/features/professions/training-page'
import { drawInside } from '../draw-inside'
import { visitedFilters } from '../visit'

drawInside(ProfessionPages, ({ typeCode = '' }) => (
  <TrainingPage typeCode={typeCode} {...visitedFilters<TrainingFilters>()} />
))

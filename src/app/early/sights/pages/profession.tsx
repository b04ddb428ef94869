import { ProfessionPages } from '~/features/professions/profession-pages'
import { drawSight } from '../draw-sight'

/** A profession, or a type of professions, with its open tab. */
drawSight(() => <ProfessionPages />)

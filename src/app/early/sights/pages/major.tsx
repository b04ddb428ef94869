import { MajorPages } from '~/features/majors/major-pages'
import { drawSight } from '../draw-sight'

/** A major, or a type of majors, with its open tab. */
drawSight(() => <MajorPages />)

import { MajorPages } from '~/features/majors/major-pages'
import { drawFirstView } from '../draw-first-view'

/** A major, or a type of majors, with its open tab. */
drawFirstView(() => <MajorPages />)

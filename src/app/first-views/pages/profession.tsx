import { ProfessionPages } from '~/features/professions/profession-pages'
import { drawFirstView } from '../draw-first-view'

/** A profession, or a type of professions, with its open tab. */
drawFirstView(() => <ProfessionPages />)

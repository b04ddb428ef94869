import { admissionSection } from './admission-section'
import { agreementSection } from './agreement-section'
import { backtestSection } from './backtest-section'
import { catalogueSection } from './catalogue-section'
import { chanceSection } from './chance-section'
import { controlLineSection } from './control-line-section'
import { groupSection } from './group-section'
import { invariantSection } from './invariant-section'
import { listSection } from './list-section'
import { majorsSection } from './majors-section'
import { rankSection } from './rank-section'
import { recruitingSection } from './recruiting-section'
import { schoolSection } from './school-section'
import type { SectionOf } from './section'
import { textSection } from './text-section'
import { tierSection } from './tier-section'

/** The sections of the report in the order in which they are printed. */
export const SECTIONS: readonly SectionOf[] = [
  rankSection,
  controlLineSection,
  catalogueSection,
  schoolSection,
  textSection,
  admissionSection,
  groupSection,
  tierSection,
  majorsSection,
  recruitingSection,
  backtestSection,
  chanceSection,
  listSection,
  agreementSection,
  invariantSection,
]

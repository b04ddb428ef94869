/** Units with their chances, filtered and ordered; whole lists made of them. */
export { recommendedUnit, unitMajors } from './model/recommended-units'
export { type Asker, type JudgedUnit, judgedUnits } from './model/unit-chance'
export { filterUnits, orderedUnits } from './model/unit-filter'
export { riskAround, wholeList } from './model/whole-list'

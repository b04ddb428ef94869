/** Units with their chances, filtered and ordered; whole lists made of them. */
export { recommendedUnit, unitMajors } from './model/recommended-units'
export { type Asker, isOpenTo, type JudgedUnit, judgedUnits } from './model/unit-chance'
export { filterUnits, orderedUnits } from './model/unit-filter'
export { FILLING_STYLES, LEAST_CHANCE, listNotes, wholeList } from './model/whole-list'

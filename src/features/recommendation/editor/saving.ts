// What saves a list, in one late file: who has saved a new one goes on with the other at once.
export { SaveNew } from './save-new'
export { SavedList } from './saved-list'

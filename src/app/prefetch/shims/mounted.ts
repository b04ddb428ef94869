/** Stands for `shared/lazy/mounted` in the prefetch script: there is nothing to wait for. */
export const takenOver = Promise.resolve()

/** Stands for `shared/lazy/mounted` in the early script: there is nothing to wait for. */
export const takenOver = Promise.resolve()

/** Stands for `shared/api/in-prefetch-script` in the prefetch script. */
export const IN_PREFETCH_SCRIPT: boolean = true

/** In how many years that might come a list is filed. */
export const SIMULATED_YEARS = 4_000

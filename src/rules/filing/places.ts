/** Units of so many places hang on one candidate. */
export const FEW_PLACES = 2

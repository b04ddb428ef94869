/** The id of the element of the whole check-up. */
export const CHECK_UP_ID = 'check-up'

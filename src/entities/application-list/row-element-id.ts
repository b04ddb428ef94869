/** The id of the element of a row, by its unit: an address can lead to it. */
export const rowElementId = (unitId: string) => `row-${unitId}`

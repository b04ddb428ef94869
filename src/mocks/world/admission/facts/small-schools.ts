/**
 * Schools that enrol fewer students than others of their kind: code | their places at home, in hundredths of the usual ones.
 * Demonstration values, by the size of a year's intake.
 */
export const SMALL_SCHOOLS = `
10001|55
10003|50
10358|95
14325|45
14423|50
14430|20
14626|10
14878|35
14880|35
14851|60
16301|50
16403|45
16404|25
16406|15
16407|30
16412|10
`

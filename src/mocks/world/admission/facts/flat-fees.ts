/**
 * Schools with one tuition for everything: code | yuan a year. None of the public ones runs majors with a foreign school.
 * Source: 各校招生章程 (2025).
 */
export const FLAT_FEES = `
10003|5000
10358|4800
14423|7000
14430|5000
16301|100000
16403|93000
16404|200000
16406|200000
16407|115000
16412|115000
14851|95000
`

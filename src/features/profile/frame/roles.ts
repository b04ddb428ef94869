/** Who may open a page of the record (S1 §2); what the roles 0 and 5 mean is not shown there. */
export const OPEN_ROLES = [0, 1, 2, 5]
export const FILED_ROLES = [1, 2, 5]

/** Names a score that somebody has begun to type, among what this device keeps; its id is the student's. */
export const SCORE_WORK = 'score'

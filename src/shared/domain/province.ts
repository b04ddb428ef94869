/** The province of a visitor about whom nothing is known (S1 §9). */
export const DEFAULT_PROVINCE = '安徽'

/**
 * Where people write to: questions, corrections, VIP, personal data. A host of the product puts its own address here.
 */
export const CONTACT_EMAIL = 'fuwu@zetu.example'

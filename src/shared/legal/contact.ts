/** Where people write to: questions, corrections, VIP, personal data. Whoever hosts the product puts their own here. */
export const CONTACT_EMAIL = 'fuwu@zetu.example'

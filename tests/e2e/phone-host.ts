/**
 * A name that browsers of the tests take for this machine. They do not take it for a safe place, as they do
 * `localhost`.
 */
export const PHONE_HOST = 'phone.test'

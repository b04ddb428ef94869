/** A name that browsers of the tests take for this machine, and not for a safe place as they do `localhost`. */
export const PHONE_HOST = 'phone.test'

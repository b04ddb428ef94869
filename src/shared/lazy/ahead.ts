/**
 * Whether this runs ahead of the application, in the script of the HTML: nobody sees what is asked there in vain, so that
 * a complete address waits for no rules.
 */
export const AHEAD: boolean = false

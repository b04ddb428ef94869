/**
 * Whether this runs ahead of the application, in the script of the HTML: nobody sees what is asked there in vain, so that
 * a complete address waits for no rules.
 */
export const IN_PREFETCH_SCRIPT: boolean = false

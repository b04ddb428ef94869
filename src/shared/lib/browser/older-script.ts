declare global {
  interface Window {
    /** Set by the script that looks at the browser (src/app/older-browsers/look.ts). */
    zetuOlder?: string
  }
}

/** The address of the script that this browser needed for what it lacks; empty in newer ones. Workers need it too. */
export const olderScript = (): string => window.zetuOlder ?? ''

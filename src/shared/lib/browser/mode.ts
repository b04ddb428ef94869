/** Whether the browser answers every call itself. False in the live build, where all that depends on it is left out. */
export const IS_MOCKED = import.meta.env.MODE !== 'live'

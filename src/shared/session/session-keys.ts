/** Keys of localStorage. The token has a key of its own (S1 §3). */
export const TOKEN_KEY = 'zetu.token'
export const USER_KEY = 'zetu.user'
export const DEVICE_KEY = 'zetu.device'

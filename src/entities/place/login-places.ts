const LOOK_UP = '登录后可查'
const USE = '登录后可用'

/** Pages behind links that ask a guest to sign in (S1 §2), with what a login is for. */
export const LOGIN_PLACES: Readonly<Record<string, string>> = {
  '/chadaxue': LOOK_UP,
  '/tiqianpi': LOOK_UP,
  // A section of the library drawer.
  '?lib=book': LOOK_UP,
  '/fillIn': USE,
  '/myvolunteer': USE,
  '/myStudentList': USE,
  '/userinfo/basicInfo': USE,
}

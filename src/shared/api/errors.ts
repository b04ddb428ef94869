/** What can go wrong with a call: five classes, told apart by `instanceof`. `call` is the method and path. */
export abstract class ApiError extends Error {
  readonly call: string

  constructor(call: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.call = call
  }
}

/** The server answered with a code other than 200; `message` is the server's text. */
export class BusinessError extends ApiError {
  readonly code: number

  constructor(call: string, code: number, message: string) {
    super(call, message)
    this.code = code
  }
}

interface HttpErrorOptions extends ErrorOptions {
  readonly retryAfter?: number | undefined
  readonly isOfGateway?: boolean
}

/**
 * The HTTP exchange failed. `status` is 0 when there was no answer: offline, refused, or timed out. `retryAfter` is the
 * wait in ms that the server asks for. `isOfGateway`: something before the server has refused a call that everybody may
 * make (403 without an envelope). It says nothing of anybody's rights.
 */
export class HttpError extends ApiError {
  readonly status: number
  readonly retryAfter: number | undefined
  readonly isOfGateway: boolean

  constructor(call: string, status: number, message: string, options?: HttpErrorOptions) {
    super(call, message, options)
    this.status = status
    this.retryAfter = options?.retryAfter
    this.isOfGateway = options?.isOfGateway ?? false
  }
}

/** The stored credential is no longer valid: one of the messages of S1 §8, or status 401. */
export class ExpiredCredentialError extends ApiError {}

/** The caller, or a newer request, gave the call up. Never shown. */
export class CancelledError extends ApiError {}

/** The answer does not have the shape of the contract; `field` is the path of the first field that differs. */
export class ShapeError extends ApiError {
  readonly field: string

  constructor(call: string, field: string, detail: string) {
    super(call, detail)
    this.field = field
  }
}

/** What has gone wrong stands on the page already, in words of its own: nothing is said beside them. */
export class SaidError extends Error {}

/** A request that is answered with an error. Its body is `{ "error": { "code", "message" } }`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }

  toResponse(): Response {
    const body = { error: { code: this.code, message: this.message } };
    return Response.json(body, { status: this.status, headers: this.headers });
  }
}

/** The failure of a call by the generic client, with the messages of specification §8 "Client rejections". */
export class ClientRejection extends Error {
  override name = "ClientRejection";
  /** ECONNABORTED after a timeout. */
  readonly code?: string;
  /** The response, if its status was not 2xx. */
  readonly response?: Response;

  constructor(
    message: string,
    { code, response, cause }: { code?: string; response?: Response; cause?: unknown },
  ) {
    super(message, { cause });
    this.code = code;
    this.response = response;
  }
}

/** The error for a response that is not 2xx; its body is still readable. */
export function statusRejection(response: Response): ClientRejection {
  return new ClientRejection(`Request failed with status code ${response.status}`, { response });
}

/** The error for a call without a response, or without one in time. @param timeout of the call, in milliseconds */
export function rejectionOf(error: unknown, timeout: number): ClientRejection {
  if (error instanceof ClientRejection) return error;
  if (isTimeout(error)) {
    return new ClientRejection(`timeout of ${timeout}ms exceeded`, { code: "ECONNABORTED", cause: error });
  }
  return new ClientRejection("Network Error", { cause: error });
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === "TimeoutError" || ("code" in error && error.code === "ECONNABORTED"))
  );
}

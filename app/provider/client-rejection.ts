/** Why a call of the generic client did not succeed, in the words of specification §8 "Client rejections". */
export class ClientRejection extends Error {
  override name = "ClientRejection";
  /** ECONNABORTED when the time was up. */
  readonly code?: string;
  /** What was answered, where it was not 2xx. */
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

/** The rejection of an answer that is not 2xx, whose body may still be read. */
export function statusRejection(response: Response): ClientRejection {
  return new ClientRejection(`Request failed with status code ${response.status}`, { response });
}

/** The rejection of a call that was not answered in time, or not at all. @param timeout of the call, in milliseconds */
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

import { inputError } from "../graphql/errors";

/** The error of a preview that may not be shown any more. */
export function previewEnded() {
  return inputError("This preview has ended. Please open it again in /admin.");
}

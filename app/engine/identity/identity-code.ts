import { sha256 } from "../shared/secrets";

/** How long a code works. */
export const CODE_MINUTES = 30;

/** How a code is kept: of no use for another check. */
export function codeHash(checkId: string, code: string): string {
  return sha256(`${checkId} ${code}`);
}

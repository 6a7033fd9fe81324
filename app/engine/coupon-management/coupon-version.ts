import type { Row } from "../database/schema";
import { sha256 } from "../shared/secrets";

/** Changes with each change of the coupon. */
export function couponVersion(coupon: Row<"coupon">): string {
  const columns = Object.entries(coupon).sort(([one], [other]) => (one < other ? -1 : 1));
  return sha256(JSON.stringify(columns)).slice(0, 24);
}

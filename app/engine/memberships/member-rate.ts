import type { Row } from "../database/schema";
import { isMember, MEMBER_PERCENT } from "./membership";

/** Member discount of a cart's customer, in basis points; 0 for non-members and guests. */
export function memberRate(
  customer: Pick<Row<"customer">, "member_until"> | null,
  configuration: ReadonlyMap<string, string>,
  now: Date,
): number {
  if (!customer || !isMember(customer, now)) return 0;
  return percentRate(configuration.get(MEMBER_PERCENT));
}

/** Converts a configured percentage to basis points; 0 when it is not between 0 and 100. */
function percentRate(text: string | undefined): number {
  const rate = Math.round(Number(text) * 100);
  return rate > 0 && rate < 10_000 ? rate : 0;
}

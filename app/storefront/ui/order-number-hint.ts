import { orderPrefix } from "~/brand/order-prefix";
import { thisBrand } from "~/brand/this-brand";

/** Placeholder with the prefix of this shop's order numbers: "MPC…" */
export function orderNumberHint(): string {
  return `${orderPrefix(thisBrand().code)}…`;
}

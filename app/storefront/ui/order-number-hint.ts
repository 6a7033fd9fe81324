import { orderPrefix } from "~/brand/order-prefix";
import { thisBrand } from "~/brand/this-brand";

/** How an order number of this shop begins, for fields that ask for one: "MPC…" */
export function orderNumberHint(): string {
  return `${orderPrefix(thisBrand().code)}…`;
}

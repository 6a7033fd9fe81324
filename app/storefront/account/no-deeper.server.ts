import type { AccountVisit } from "./account-visit";

/** @throws Response 404 when the address goes on behind a page that has nothing behind it. */
export function noDeeper({ orderId, subOrderId }: Pick<AccountVisit, "orderId" | "subOrderId">): void {
  if (orderId !== undefined || subOrderId !== undefined)
    throw new Response("Page Not Found", { status: 404 });
}

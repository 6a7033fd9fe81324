import type { AccountVisit } from "./account-visit";

/** @throws Response 404 when the URL continues after a page without sub-pages. */
export function noDeeper({ orderId, subOrderId }: Pick<AccountVisit, "orderId" | "subOrderId">): void {
  if (orderId !== undefined || subOrderId !== undefined)
    throw new Response("Page Not Found", { status: 404 });
}

import type { RoomVisit } from "./room-visit";

/** @throws Response 404 when the address goes on behind a room that has nothing behind it. */
export function noDeeper({ orderId, subOrderId }: Pick<RoomVisit, "orderId" | "subOrderId">): void {
  if (orderId !== undefined || subOrderId !== undefined)
    throw new Response("Page Not Found", { status: 404 });
}

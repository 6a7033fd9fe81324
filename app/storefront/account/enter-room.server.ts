import { json, type TypedResponse } from "@remix-run/node";
import { requireCustomer } from "~/storefront/session/require-customer.server";
import { roomActions } from "./room-actions.server";
import { roomLoaders } from "./room-loaders.server";
import { isRoomName, type RoomData, type RoomName } from "./rooms";

export interface EnteredRoom {
  name: RoomName;
  data: RoomData[RoomName];
}

interface RoomAddress {
  component?: string;
  orderId?: string;
  subOrderId?: string;
}

/**
 * Opens a room of the account area.
 * @throws Response 404 when there is no such room, 302 to the login for visitors
 */
export async function enterRoom(
  request: Request,
  { component, orderId, subOrderId }: RoomAddress,
): Promise<TypedResponse<EnteredRoom>> {
  if (!isRoomName(component)) throw new Response("Page Not Found", { status: 404 });
  const visit = await requireCustomer(request);
  const data = await roomLoaders[component]({ ...visit, orderId, subOrderId });
  const headers = await visit.provider.headers({ "Cache-Control": "no-store" });
  return json({ name: component, data }, { headers });
}

/**
 * Does what a form in a room of the account area asks for.
 * @throws Response 404 when there is no such room, 405 when it has no forms, 302 to the login for visitors
 */
export async function actInRoom(
  request: Request,
  { component, orderId, subOrderId }: RoomAddress,
): Promise<Response> {
  if (!isRoomName(component)) throw new Response("Page Not Found", { status: 404 });
  const visit = await requireCustomer(request);
  const act = roomActions[component];
  if (!act) throw new Response("There is nothing to send here.", { status: 405 });
  return act({ ...visit, orderId, subOrderId });
}

import { json, type TypedResponse } from "@remix-run/node";
import { requireFeature } from "~/storefront/session/features.server";
import { requireCustomer } from "~/storefront/session/require-customer.server";
import { roomActions } from "./room-actions.server";
import { roomLoaders } from "./room-loaders.server";
import { isRoomName, type RoomData, type RoomName, rooms } from "./rooms";

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
  const room = await openRoom(component);
  const visit = await requireCustomer(request);
  const data = await roomLoaders[room]({ ...visit, orderId, subOrderId });
  const headers = await visit.provider.headers({ "Cache-Control": "no-store" });
  return json({ name: room, data }, { headers });
}

/**
 * Does what a form in a room of the account area asks for.
 * @throws Response 404 when there is no such room, 405 when it has no forms, 302 to the login for visitors
 */
export async function actInRoom(
  request: Request,
  { component, orderId, subOrderId }: RoomAddress,
): Promise<Response> {
  const room = await openRoom(component);
  const visit = await requireCustomer(request);
  const act = roomActions[room];
  if (!act) throw new Response("There is nothing to send here.", { status: 405 });
  return act({ ...visit, orderId, subOrderId });
}

/** @throws Response 404 when there is no such room, or the provider has nothing for it */
async function openRoom(component: string | undefined): Promise<RoomName> {
  if (!isRoomName(component)) throw new Response("Page Not Found", { status: 404 });
  const { needs } = rooms[component];
  if (needs) await requireFeature(needs);
  return component;
}

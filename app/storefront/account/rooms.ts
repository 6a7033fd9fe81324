import type { ComponentType } from "react";
import type { DashboardData } from "./dashboard-page";
import type { MyOrdersData } from "./my-orders-page";
import type { ViewOrderData } from "./view-order-page";

/**
 * The rooms of the account area by the component in their address, /customer/account/{component}.
 * A new room needs an entry in RoomData and in `rooms`, its page in room-page.tsx and room-pages.server.ts, its loader
 * in room-loaders.server.ts and, where it has forms, its action in room-actions.server.ts.
 */
export interface RoomData {
  dashboard: DashboardData;
  "my-orders": MyOrdersData;
  "view-order": ViewOrderData;
}

export type RoomName = keyof RoomData;

/** The page of each room; it takes what the room's loader answered. */
export type RoomPages = { [Name in RoomName]: ComponentType<{ data: RoomData[Name] }> };

interface Room {
  title: string;
  /** The entry of the side list that leads here: itself, or the room it lies behind. */
  entry: RoomName;
}

/** In the order of the side list. */
export const rooms: Record<RoomName, Room> = {
  dashboard: { title: "My Dashboard", entry: "dashboard" },
  "my-orders": { title: "My Orders", entry: "my-orders" },
  "view-order": { title: "Your Order", entry: "my-orders" },
};

/** True for the name of a room, as the address gives it. */
export function isRoomName(component: string | undefined): component is RoomName {
  return component !== undefined && Object.hasOwn(rooms, component);
}

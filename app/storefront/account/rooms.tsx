import type { ComponentType } from "react";
import { type DashboardData, DashboardPage } from "./dashboard-page";
import { type MyOrdersData, MyOrdersPage } from "./my-orders-page";
import { type ViewOrderData, ViewOrderPage } from "./view-order-page";

/**
 * The rooms of the account area by the component in their address, /customer/account/{component}.
 * A new room needs an entry in RoomData, its page here, and its loader in rooms.server.ts.
 */
export interface RoomData {
  dashboard: DashboardData;
  "my-orders": MyOrdersData;
  "view-order": ViewOrderData;
}

export type RoomName = keyof RoomData;

interface Room<Data> {
  title: string;
  /** The entry of the side list that leads here: itself, or the room it lies behind. */
  entry: RoomName;
  Page: ComponentType<{ data: Data }>;
}

export const rooms: { [Name in RoomName]: Room<RoomData[Name]> } = {
  dashboard: { title: "My Dashboard", entry: "dashboard", Page: DashboardPage },
  "my-orders": { title: "My Orders", entry: "my-orders", Page: MyOrdersPage },
  "view-order": { title: "Your Order", entry: "my-orders", Page: ViewOrderPage },
};

/** True for the name of a room, as the address gives it. */
export function isRoomName(component: string | undefined): component is RoomName {
  return component !== undefined && Object.hasOwn(rooms, component);
}

/** Draws the room's page with what its loader answered. */
export function RoomPage<Name extends RoomName>({ name, data }: { name: Name; data: RoomData[Name] }) {
  const room: Room<RoomData[Name]> = rooms[name];
  return <room.Page data={data} />;
}

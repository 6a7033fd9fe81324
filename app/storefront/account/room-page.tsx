import { type ComponentType, lazy, Suspense } from "react";
import { pagesAtOnce } from "./room-pages.server";
import type { RoomData, RoomName, RoomPages } from "./rooms";

/** Browsers fetch the page of the room that is shown; the server, which draws in one go, has all of them. */
const pages: RoomPages = pagesAtOnce ?? {
  dashboard: lazy(async () => ({ default: (await import("./dashboard-page")).DashboardPage })),
  "my-orders": lazy(async () => ({ default: (await import("./my-orders-page")).MyOrdersPage })),
  "view-order": lazy(async () => ({ default: (await import("./view-order-page")).ViewOrderPage })),
};

/** Draws the room's page with what its loader answered. */
export function RoomPage<Name extends RoomName>({ name, data }: { name: Name; data: RoomData[Name] }) {
  const Page: ComponentType<{ data: RoomData[Name] }> = pages[name];
  return (
    <Suspense>
      <Page data={data} />
    </Suspense>
  );
}

import { DashboardPage } from "./dashboard-page";
import { MyOrdersPage } from "./my-orders-page";
import type { RoomPages } from "./rooms";
import { ViewOrderPage } from "./view-order-page";

/** On the server all pages are at hand; in the browser's build this module is empty. */
export const pagesAtOnce: RoomPages | undefined = {
  dashboard: DashboardPage,
  "my-orders": MyOrdersPage,
  "view-order": ViewOrderPage,
};

import { SignedInCustomerDocument } from "~/provider/contract/documents.generated";
import type { DashboardData } from "./dashboard-page";
import { noDeeper } from "./no-deeper.server";
import { orderSummaries } from "./order-summaries.server";
import type { RoomVisit } from "./room-visit";

const RECENT_ORDERS = 3;

/** The customer and their newest orders, for the dashboard. @throws Response 404 for a deeper address */
export async function readDashboard(visit: RoomVisit): Promise<DashboardData> {
  noDeeper(visit);
  const [{ customer }, { orders }] = await Promise.all([
    visit.ask(SignedInCustomerDocument, {}),
    orderSummaries(visit, 1, RECENT_ORDERS),
  ]);
  return {
    firstname: customer?.firstname ?? "",
    name: `${customer?.firstname ?? ""} ${customer?.lastname ?? ""}`.trim(),
    email: customer?.email ?? "",
    orders,
  };
}

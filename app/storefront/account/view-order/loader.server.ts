import { ViewOrderDocument } from "~/provider/contract/documents.generated";
import { type AccountVisit, pageNotFound } from "../account-visit";
import { viewOrderPath } from "./order-page-data";
import type { ViewOrderData } from "./page";
import { readOrderPage } from "./read-order-page.server";

/** The customer's order by its number, or one parcel of it. @throws Response 404 when there is none of theirs */
export async function loader(visit: AccountVisit): Promise<ViewOrderData> {
  const { orderId: number = "", subOrderId: parcelNumber } = visit;
  const { customer } = await visit.ask(ViewOrderDocument, { number });
  const order = customer?.orders?.items[0];
  if (!order) throw pageNotFound();
  const page = await readOrderPage(visit, order, viewOrderPath(number));
  const parcel = page.progress.parcels.find((one) => one.number === parcelNumber) ?? null;
  if (parcelNumber !== undefined && !parcel) throw pageNotFound();
  return { ...page, parcel, pageTitle: pageTitle(number, parcelNumber, page.claimLine) };
}

/** A title of its own for each page of an order, for browser tabs and screen readers. */
function pageTitle(number: string, parcel: string | undefined, claimed: string | null): string {
  if (claimed !== null) return `Report a Problem: Order ${number}`;
  return parcel === undefined ? `Order ${number}` : `Package ${parcel}`;
}

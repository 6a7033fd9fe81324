import { json } from "@remix-run/node";
import { NewOrdersDocument, OrderVersionDocument } from "../documents.generated";
import { type AdminVisit, openAdmin } from "./staff-session.server";

/**
 * What has happened since a page was made, as a sentence; null when nothing has. The address says what it shows, as the
 * component Updates does.
 * @throws Response as `openAdmin` and its calls do
 */
export async function readUpdates(request: Request): Promise<Response> {
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  const number = searchParams.get("order");
  const text = number
    ? await orderUpdate(visit, number, searchParams.get("version"))
    : await newOrders(visit, searchParams.get("since") ?? "");
  return json({ text }, { headers: { "Cache-Control": "no-store" } });
}

async function orderUpdate(
  visit: AdminVisit,
  number: string,
  version: string | null,
): Promise<string | null> {
  const { orderVersion } = await visit.read(OrderVersionDocument, { number });
  return orderVersion === version ? null : "This order has changed.";
}

async function newOrders(visit: AdminVisit, since: string): Promise<string | null> {
  const { newOrders: count } = await visit.read(NewOrdersDocument, { since });
  if (count === 0) return null;
  return count === 1 ? "1 new order." : `${count} new orders.`;
}

import { CustomersDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
import { doneTexts } from "./customer-intents";

/** One page of the customers that match the address. */
export async function readCustomers(request: Request) {
  const visit = await openAdmin(request);
  const { search: query, searchParams } = new URL(request.url);
  const search = (searchParams.get("search") ?? "").trim().slice(0, 200);
  const { customers } = await visit.read(CustomersDocument, { search, after: searchParams.get("after") });
  return {
    search,
    query,
    customers: customers.items,
    endCursor: customers.end_cursor ?? null,
    done: searchParams.get("done") === "erase" ? doneTexts.erase : null,
    mayExport: visit.can("customers.export"),
    hasStores: visit.staff.stores.length > 1,
  };
}

export type CustomersView = Awaited<ReturnType<typeof readCustomers>>;

import { CustomersDocument, type CustomersQueryVariables } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
import { dayOfAddress } from "../ui/day-of-address";
import { viewsOf } from "../views/views.server";
import { doneTexts } from "./customer-intents";

/** One page of the customers that match the address. */
export async function readCustomers(request: Request) {
  const visit = await openAdmin(request);
  const { search: query, searchParams } = new URL(request.url);
  const wanted = customersOf(searchParams);
  const { customers } = await visit.read(CustomersDocument, { ...wanted, after: searchParams.get("after") });
  return {
    ...wanted,
    query,
    customers: customers.items,
    endCursor: customers.end_cursor ?? null,
    done: searchParams.get("done") === "erase" ? doneTexts.erase : null,
    mayExport: visit.can("customers.export"),
    stores: visit.staff.stores,
    views: await viewsOf(visit, "CUSTOMERS"),
  };
}

export type CustomersView = Awaited<ReturnType<typeof readCustomers>>;

const subscribed: Record<string, boolean> = { yes: true, no: false };

/** Search and filter of the list's address; what no field has is left out. */
export function customersOf(query: URLSearchParams) {
  return {
    search: (query.get("search") ?? "").trim().slice(0, 200),
    filter: {
      store_code: query.get("store") || null,
      is_subscribed: subscribed[query.get("newsletter") ?? ""] ?? null,
      since: dayOfAddress(query, "since"),
    },
  } satisfies CustomersQueryVariables;
}

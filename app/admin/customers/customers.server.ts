import { CustomerDocument, CustomersDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";

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
    hasStores: visit.staff.stores.length > 1,
  };
}

export type CustomersView = Awaited<ReturnType<typeof readCustomers>>;

/** A customer with their newest orders. @throws Response 404 when there is none in the person's stores */
export async function readCustomer(request: Request, id: string) {
  const visit = await openAdmin(request);
  const { customer } = await visit.read(CustomerDocument, { id });
  if (!customer) throw new Response("Not found", { status: 404 });
  return { customer };
}

export type CustomerView = Awaited<ReturnType<typeof readCustomer>>;

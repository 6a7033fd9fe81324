import type { PrivacyRequestPage, PrivacyRequestState } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { withoutIndex } from "../database/without-index";
import { numbersIn, readOrderNumber } from "../orders/order-number";
import { type Cursor, pageOf } from "../shared/keyset-page";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Requests that are due within this time are on the page of the day. */
const SOON_DAYS = 10;

const states = { WAITING: "waiting", DONE: "done", CLOSED: "closed" } as const;

interface Wanted {
  state: PrivacyRequestState;
  /** The whole email address, or the order's number; "" for all. */
  search: string;
  pageSize: number;
  after: Cursor | null;
}

/** One page of the stores' requests in a state: waiting ones by due date, others from the latest due date back. */
export async function listPrivacyRequests(
  db: Connection,
  storeCodes: string[],
  wanted: Wanted,
): Promise<PrivacyRequestPage> {
  const rows = await privacyRequestQuery(db, storeCodes, wanted).execute();
  const { items, endCursor } = pageOf(rows, wanted.pageSize, ({ due_at, id }) => ({ at: due_at, id }));
  const now = new Date().toISOString();
  return {
    items: items.map(({ id, kind, number, ...row }) => ({
      id: String(id),
      order_number: number,
      kind: kind === "export" ? "EXPORT" : "ERASE",
      email: row.email,
      received_at: row.received_at,
      due_at: row.due_at,
      ended_at: row.ended_at,
      reason: row.reason,
      link_expires_at: hasWorkingLink(row, now) ? row.expires_at : null,
    })),
    end_cursor: endCursor,
  };
}

/** The query for such a page and one row more. */
export function privacyRequestQuery(
  db: Connection,
  storeCodes: string[],
  { state, search, pageSize, after }: Wanted,
) {
  const isForward = state === "WAITING";
  const direction = isForward ? "asc" : "desc";
  const beyond = isForward ? ">" : "<";
  let query = db
    .selectFrom("privacy_request")
    .innerJoin("sales_order", "sales_order.id", "privacy_request.order_id")
    .selectAll("privacy_request")
    .select("sales_order.number")
    .where("privacy_request.store_code", "in", ["", ...storeCodes])
    .where(
      search === "" ? "privacy_request.state" : withoutIndex("privacy_request.state"),
      "=",
      states[state],
    )
    .orderBy("privacy_request.due_at", direction)
    .orderBy("privacy_request.id", direction)
    .limit(pageSize + 1);
  if (after) {
    query = query.where((request) =>
      request.or([
        request("privacy_request.due_at", beyond, after.at),
        request.and([
          request("privacy_request.due_at", "=", after.at),
          request("privacy_request.id", beyond, after.id),
        ]),
      ]),
    );
  }
  if (search.includes("@")) return query.where("privacy_request.email", "=", search.toLowerCase());
  if (search === "") return query;
  return query.where("sales_order.number", "in", numbersIn(storeCodes, readOrderNumber(search) ?? ""));
}

/** A finished erasure's link does nothing more. */
function hasWorkingLink(
  { email, token_hash, expires_at }: Pick<Row<"privacy_request">, "email" | "token_hash" | "expires_at">,
  now: string,
): boolean {
  return email !== "" && token_hash !== null && expires_at !== null && expires_at > now;
}

/** Requests of these stores that wait and are due soon or overdue, counted up to a limit. */
export async function countDueRequests(db: Connection, storeCodes: string[], max: number): Promise<number> {
  const soon = new Date(Date.now() + SOON_DAYS * DAY_MILLISECONDS).toISOString();
  const rows = await db
    .selectFrom("privacy_request")
    .select("id")
    .where("store_code", "in", ["", ...storeCodes])
    .where("state", "=", "waiting")
    .where("due_at", "<=", soon)
    .limit(max)
    .execute();
  return rows.length;
}

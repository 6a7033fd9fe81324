import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { openSqlite } from "~/engine/database/sqlite-file";
import { customerEmail, customersOf, type Size } from "./large-database";
import type { LoadRequest } from "./measure";

/** A member of the staff who uses the list of orders. */

const PLACES = 40;
const HOUR_MILLISECONDS = 60 * 60 * 1000;

const ORDERS = `query ($filter: OrderFilterInput, $after: String) {
  orders(filter: $filter, after: $after) {
    items { number placed_at status buyer_name email pieces total { value } is_late }
    end_cursor
  }
}`;

/** Adds a manager with a session to the database of a running store. @returns the session's token */
export function openStaffSession(dataDirectory: string): string {
  const token = randomBytes(32).toString("base64url");
  const [now, later] = [0, HOUR_MILLISECONDS].map((wait) => new Date(Date.now() + wait).toISOString());
  const db = openSqlite(join(dataDirectory, "shop.db"));
  db.prepare(
    "insert into admin_user (id, email, name, password_hash, role_code, state, created_at) values (1, 'bench@staff.example', 'Bench', '', 'manager', 'active', ?)",
  ).run([now]);
  db.prepare(
    "insert into admin_session (token_hash, admin_user_id, state, device_name, created_at, last_seen_at, expires_at) values (?, 1, 'active', 'bench', ?, ?, ?)",
  ).run([createHash("sha256").update(token).digest("hex"), now, now, later]);
  db.close();
  return token;
}

/** Filters by what is wrong with orders. */
const PROBLEMS = ["LATE", "DUE", "PAYMENT", "PRINT", "STUCK", "PROOF"];

/** Pages from all over the list, newest and oldest, its searches and its filters. */
export function orderLists(token: string, size: Size): LoadRequest[] {
  const list = (variables: object): LoadRequest => ({
    method: "POST",
    path: "/admin-api",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: ORDERS, variables }),
  });
  const threeYears = 3 * 365 * 24 * HOUR_MILLISECONDS;
  return Array.from({ length: PLACES }, (_, index) => {
    const share = index / PLACES;
    const at = new Date(Date.now() - share * threeYears).toISOString();
    const after = Buffer.from(`${at} ${size.orders}`).toString("base64url");
    const count = 1 + Math.floor(share * size.orders);
    return [
      list({ after }),
      list({ after, filter: { status: "delivered" } }),
      list({ filter: { search: `MPC${100_000_001 + count}` } }),
      list({ filter: { search: customerEmail(1 + (count % customersOf(size))) } }),
      list({ filter: { search: "Byron" } }),
      list({ filter: { problem: PROBLEMS[index % PROBLEMS.length] } }),
    ];
  }).flat();
}

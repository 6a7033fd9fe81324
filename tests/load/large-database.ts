import { join } from "node:path";
import type { SqliteFile } from "~/engine/database/sqlite-database";
import { openSqlite } from "~/engine/database/sqlite-file";
import { CREATE_CUSTOMER } from "./operations";
import { serveShop } from "./served-shop";
import { Shopper } from "./shopper";

/** Number of rows in addition to those of a new store. */
export interface Size {
  orders: number;
  products: number;
}

export const OWNER = "benchmark-visitor-owns-its-designs";
export const PASSWORD = "Bench-passw0rd";
const ORDERS_OF_A_CUSTOMER = 5;
const CACHE_KILOBYTES = 400_000;
const THREE_YEARS_SECONDS = 3 * 365 * 24 * 60 * 60;

/** Creates a new store, places one guest order, and copies order, customer and catalog as often as requested. */
export async function buildDatabase(settings: Record<string, string>, size: Size): Promise<void> {
  const shop = await serveShop(settings);
  try {
    await placeFirstOrder(shop.address);
  } finally {
    await shop.stop();
  }
  const db = openSqlite(join(settings.DATA_DIR, "shop.db"));
  db.exec("pragma journal_mode = OFF; pragma synchronous = OFF; pragma foreign_keys = OFF");
  db.exec(`pragma cache_size = -${CACHE_KILOBYTES}`);
  db.exec("begin");
  copyProducts(db, size.products);
  copyOrders(db, size.orders);
  db.exec("commit; analyze");
  db.close();
}

/** An email of one of the customers, who each have about five orders. */
export function customerEmail(index: number): string {
  return `customer${index}@example.com`;
}

export function customersOf({ orders }: Size): number {
  return Math.ceil(orders / ORDERS_OF_A_CUSTOMER);
}

/** The product that is easiest to copy: sold undesigned, without options. */
export function copiedSku(index: number): string {
  return `split-rings-${index}`;
}

async function placeFirstOrder(address: string): Promise<void> {
  const guest = new Shopper(address, OWNER);
  const email = "first@example.com";
  const input = { firstname: "Ada", lastname: "Byron", email, password: PASSWORD, is_subscribed: false };
  await guest.ask(CREATE_CUSTOMER, { input });
  await guest.order([
    await guest.designLine("photo-mug"),
    { sku: "split-rings", quantity: 2, entered_options: [] },
  ]);
}

function copyProducts(db: SqliteFile, count: number): void {
  const counted = db.prepare("select count(*) as templates from product").all([]);
  const [{ templates }] = counted as { templates: number }[];
  countTo(db, Math.ceil(count / templates));
  const sku = "t.sku || '-' || n.i";
  copy(db, "category_product", { sku });
  copy(db, "product_option_value", { uid: "t.uid || '-' || n.i", option_uid: "t.option_uid || '-' || n.i" });
  copy(db, "product_option", { uid: "t.uid || '-' || n.i", sku });
  copy(db, "product", {
    sku,
    url_key: "t.url_key || '-' || n.i",
    name: "t.name || ' ' || n.i",
    position: "t.position + 1000 * n.i",
  });
}

function copyOrders(db: SqliteFile, count: number): void {
  const customers = customersOf({ orders: count, products: 0 });
  countTo(db, customers);
  copy(db, "customer", { id: "1 + n.i", email: "'customer' || n.i || '@example.com'" });
  countTo(db, count);
  copy(db, "sales_order", {
    id: "1 + n.i",
    number: "'MPC' || (100000001 + n.i)",
    token: "lower(hex(randomblob(16)))",
    cart_id: "lower(hex(randomblob(16)))",
    customer_id: `case n.i % 2 when 0 then null else 2 + n.i % ${customers} end`,
    email: `'customer' || (1 + n.i % ${customers}) || '@example.com'`,
    status: "'delivered'",
    payment_reference: "'check-' || n.i",
    created_at: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${THREE_YEARS_SECONDS} - n.i * ${THREE_YEARS_SECONDS} / ${count}) || ' seconds')`,
  });
  copy(db, "sales_order_item", { id: null, order_id: "1 + n.i" });
  copy(db, "cart", { id: "o.cart_id", is_active: "0" }, "join sales_order o on o.id = 1 + n.i");
  copy(
    db,
    "cart_item",
    { uid: "lower(hex(randomblob(16)))", cart_id: "o.cart_id" },
    "join sales_order o on o.id = 1 + n.i",
  );
}

/** Makes the next copies count from 1 to this number. */
function countTo(db: SqliteFile, count: number): void {
  db.exec(`drop table if exists temp.n;
    create temp table n as
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    select i from n where ${count} > 0`);
}

/**
 * Copies all rows of a table as often as counted.
 * @param changes column → expression over the row `t` and the count `n.i`; null leaves the column to the database
 */
function copy(db: SqliteFile, table: string, changes: Record<string, string | null>, join = ""): void {
  const names = (db.prepare(`pragma table_info(${table})`).all([]) as { name: string }[]).map(
    ({ name }) => name,
  );
  const columns = names.filter((name) => changes[name] !== null);
  const values = columns.map((name) => changes[name] ?? `t."${name}"`);
  db.exec(
    `create temp table t as select * from ${table};
     insert into ${table} (${columns.map((name) => `"${name}"`).join()})
     select ${values.join()} from temp.n n cross join temp.t t ${join};
     drop table temp.t`,
  );
}

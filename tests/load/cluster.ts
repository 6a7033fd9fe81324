/**
 * `npm run bench:cluster`: the same guests buy from one process and from three on PostgreSQL. Prints orders per second,
 * the processor time per order in the store and in the database, and how often a connection waited for another's lock;
 * then the same with each process limited to a quarter of a core, to estimate the effect of more cores.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { command } from "../../scripts/test/command";
import { freePort } from "../../scripts/test/free-port";
import { openPostgres } from "../../scripts/test/postgres";
import { type LockWaits, watchLocks } from "./lock-waits";
import { familyTime, parentOf, processorTime } from "./processor-time";
import { type ServedShop, serveShop } from "./served-shop";
import { Shopper } from "./shopper";
import { goShopping, type Shopped } from "./shopping";
import { runInSlices } from "./slices";

const MANY = 3;
const GUESTS = 12;
const SECONDS = Number(process.env.CLUSTER_SECONDS || 15);
const OWNER = "benchmark-visitor-owns-its-designs";

interface Measured extends Shopped {
  /** Milliseconds per order. */
  shopTime: number;
  databaseTime: number;
  lockWaits: LockWaits;
}

if ((await command("node", ["scripts/build.mjs"])).state === "failed") process.exit(1);
const server = await openPostgres();
if (!server) throw new Error("There is no PostgreSQL: set TEST_DATABASE_URL or install Debian's postgresql.");
const dataDirectory = mkdtempSync(join(tmpdir(), "shop-cluster-"));
const client = new pg.Client(server.url);
await client.connect();
const shops: ServedShop[] = [];
try {
  for (let index = 0; index < MANY; index += 1) shops.push(await serve(server.url));
  await compare();
} finally {
  for (const shop of shops) await shop.stop();
  await client.end();
  await server.close();
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function serve(databaseUrl: string): Promise<ServedShop> {
  return serveShop({
    PORT: String(await freePort()),
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "the benchmark's secret, known to all",
  });
}

async function compare(): Promise<void> {
  const line = await new Shopper(shops[0].address, OWNER).designLine("photo-mug");
  const buy = (used: ServedShop[], seconds: number) =>
    goShopping({
      address: used[0].address,
      otherAddresses: used.slice(1).map(({ address }) => address),
      shoppers: GUESTS,
      seconds,
      carts: [{ owner: OWNER, lines: [line] }],
      secret: null,
    });
  await buy(shops, 5);

  console.log(`\n${GUESTS} guests, ${availableParallelism()} cores for shop, database and guests`);
  heading();
  const one = await measured([shops[0]], buy);
  row("one process", one);
  const many = await measured(shops, buy);
  row(`${MANY} processes`, many);
  ratio(many, one);
  console.log("\nEach process held to a quarter of a core");
  heading();
  const slow = await measured([shops[0]], buy, { isSliced: true });
  row("one process", slow);
  const slowMany = await measured(shops, buy, { isSliced: true });
  row(`${MANY} processes`, slowMany);
  ratio(slowMany, slow);
  for (const [statement, count] of many.lockWaits.statements)
    console.log(`waited ${count} times: ${statement}`);
}

async function measured(
  used: ServedShop[],
  buy: (used: ServedShop[], seconds: number) => Promise<Shopped>,
  { isSliced = false } = {},
): Promise<Measured> {
  const pids = used.map(({ pid }) => pid);
  const database = await postmaster();
  const shopTime = () => pids.reduce((total, pid) => total + processorTime(pid), 0);
  const before = { shop: shopTime(), database: familyTime(database) };
  let isOver = false;
  const waits = watchLocks(client, () => isOver);
  const slicing = isSliced ? runInSlices(pids, () => isOver) : null;
  const shopped = await buy(used, SECONDS);
  isOver = true;
  await slicing;
  return {
    ...shopped,
    lockWaits: await waits,
    shopTime: (shopTime() - before.shop) / shopped.orders,
    databaseTime: (familyTime(database) - before.database) / shopped.orders,
  };
}

/** The database's main process, whose children serve the connections. */
async function postmaster(): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return parentOf(rows[0].pid);
}

function heading(): void {
  const columns = [
    "orders/s",
    "p50 ms",
    "p95 ms",
    "shop ms/order",
    "database ms/order",
    "waits for locks",
    "failed",
  ];
  console.log(`${"".padEnd(16)}${columns.map((column) => column.padStart(18)).join("")}`);
}

function row(
  name: string,
  { ordersPerSecond, p50, p95, shopTime, databaseTime, lockWaits, faults }: Measured,
): void {
  const waits = `${lockWaits.waiting} of ${lockWaits.busy}`;
  const metrics = [ordersPerSecond, p50, p95, shopTime, databaseTime].map((figure) => figure.toFixed(1));
  console.log(
    `${name.padEnd(16)}${[...metrics, waits, faults.length].map((cell) => String(cell).padStart(18)).join("")}`,
  );
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
}

function ratio(many: Measured, one: Measured): void {
  console.log(`${(many.ordersPerSecond / one.ordersPerSecond).toFixed(2)} times the orders of one process`);
}

/**
 * `npm run bench:remote`: compares the same pages and purchases of a store with its engine in process and of one whose
 * provider is another instance on this machine, one request at a time, alternating, so that both run under the same
 * conditions. "Wire" is the time of a request that costs the provider nothing, times the requests of a page; the ratio
 * is (remote - wire) / in process. Each figure is the median of the rounds. The latencies are only meaningful on an
 * otherwise idle machine: three processes share the processors in one case, two in the other. Elsewhere the processor
 * time is more meaningful; it includes the wire's cost at both ends.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command } from "../../scripts/test/command";
import { freePort } from "../../scripts/test/free-port";
import { type LoadRequest, measureWarm, warmUp } from "./measure";
import { type ServedShop, serveShop } from "./served-shop";
import { type CartLine, cartCookie, Shopper } from "./shopper";
import { goShopping } from "./shopping";

const ROUNDS = 3;
const BUYING_SECONDS = 4;
/** Number of pages whose provider requests are counted. */
const COUNTED = 20;
const MAX_RATIO = 1.3;
const SECRET = "the benchmark's secret, known to all";
const OWNER = "benchmark-visitor-owns-its-designs";
const CART_SKUS = ["photo-mug", "pet-pillow", "pet-tag"];
const FREE_OF_COST: LoadRequest = { method: "GET", path: "/healthz" };

/** A store to be measured, and its processes. */
interface Measurable {
  shop: ServedShop;
  processes: ServedShop[];
}

if ((await command("node", ["scripts/build.mjs"])).state === "failed") process.exit(1);
const dataDirectory = mkdtempSync(join(tmpdir(), "shop-bench-"));
const started: ServedShop[] = [];
try {
  const { alone, provider, remote } = await startShops();
  await compare(
    { shop: alone, processes: [alone] },
    { shop: remote, processes: [remote, provider] },
    provider,
  );
} finally {
  for (const shop of started) await shop.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function startShops() {
  const [alonePort, providerPort, remotePort] = [await freePort(), await freePort(), await freePort()].map(
    String,
  );
  const start = async (port: string, settings: Record<string, string>) => {
    const shop = await serveShop({ PORT: port, DATA_DIR: join(dataDirectory, port), ...settings });
    started.push(shop);
    return shop;
  };
  const alone = await start(alonePort, { SESSION_SECRET: SECRET });
  const provider = await start(providerPort, { TRUSTED_PROXIES: "loopback" });
  const PROVIDER_URL = provider.address;
  return { alone, provider, remote: await start(remotePort, { SESSION_SECRET: SECRET, PROVIDER_URL }) };
}

async function compare(inProcess: Measurable, remote: Measurable, provider: ServedShop): Promise<void> {
  const wires: number[] = [];
  const pages = { inProcess: await pagesOf(inProcess.shop), remote: await pagesOf(remote.shop) };
  const rows: string[] = [];
  for (const [index, [name, page]] of pages.inProcess.entries()) {
    const [, remotePage] = pages.remote[index];
    const here: Taken[] = [];
    const there: Taken[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      here.push(await taken(inProcess, page));
      there.push(await taken(remote, remotePage));
      wires.push((await taken({ shop: provider, processes: [provider] }, FREE_OF_COST)).latency);
    }
    const questions = await questionsOf(remote.shop, remotePage, provider);
    rows.push(line(name, middle(here), middle(there), questions, median(wires)));
  }
  const wire = median(wires);
  rows.push(line("a step of buying", ...(await bought(inProcess, remote)), 1, wire));
  console.log(`\nThe bare wire: ${wire.toFixed(2)} ms a question`);
  console.log(titles());
  for (const row of rows) console.log(row);
}

async function pagesOf(shop: ServedShop): Promise<[string, LoadRequest][]> {
  const visitor = new Shopper(shop.address, OWNER);
  const lines = [];
  for (const sku of CART_SKUS) lines.push(await visitor.designLine(sku));
  const cartId = await visitor.openCart();
  await visitor.addToCart(cartId, lines);
  const cart = { Cookie: await cartCookie(cartId, SECRET) };
  return [
    ["home", { method: "GET", path: "/" }],
    ["category", { method: "GET", path: "/custom-pet-prints" }],
    ["tool page", { method: "GET", path: "/photomug-tool?sku=photo-mug" }],
    ["cart with 3 lines", { method: "GET", path: "/checkout/cart", headers: cart }],
  ];
}

/** Milliseconds per response: median latency, and processor time of all processes together. */
interface Taken {
  latency: number;
  processor: number;
}

async function taken({ shop, processes }: Measurable, request: LoadRequest): Promise<Taken> {
  await warmUp(shop.address, [request]);
  const before = processorTime(processes);
  const { p50, responses, failed } = await measureWarm(shop.address, [request], 1);
  if (failed > 0) throw new Error(`${failed} times ${request.path} was not answered.`);
  return { latency: p50, processor: (processorTime(processes) - before) / responses };
}

/** Number of a page's requests that reach the provider; others are served from the store's cache. */
async function questionsOf(shop: ServedShop, page: LoadRequest, provider: ServedShop): Promise<number> {
  const before = await servedBy(provider);
  for (let turn = 0; turn < COUNTED; turn += 1) {
    await (await fetch(shop.address + page.path, { headers: page.headers })).text();
  }
  return ((await servedBy(provider)) - before) / COUNTED;
}

/** Number of requests that an instance has served, without those for its metrics. */
async function servedBy({ address }: ServedShop): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const counts = metrics.matchAll(
    /^http_request_duration_seconds_count\{[^}]*route="\/(?:graphql|caching|rest|ratingbadge)[^}]*\} (\d+)$/gm,
  );
  return [...counts].reduce((total, [, count]) => total + Number(count), 0);
}

/** Purchases through POST /graphql, which the remote store forwards. @returns the medians of in process and remote */
async function bought(...shops: [Measurable, Measurable]): Promise<[Taken, Taken]> {
  const [here, there] = await Promise.all(shops.map(({ shop }) => lineOf(shop)));
  const runs: [Taken[], Taken[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const taken = [await buying(shops[0], here), await buying(shops[1], there)];
    if (round > 0) for (const [index, one] of taken.entries()) runs[index].push(one);
  }
  return [middle(runs[0]), middle(runs[1])];
}

function lineOf(shop: ServedShop): Promise<CartLine> {
  return new Shopper(shop.address, OWNER).designLine(CART_SKUS[0]);
}

async function buying({ shop, processes }: Measurable, bought: CartLine): Promise<Taken> {
  const carts = [{ owner: OWNER, lines: [bought] }];
  const shopping = { address: shop.address, shoppers: 1, carts, secret: null, seconds: BUYING_SECONDS };
  const before = processorTime(processes);
  const { p50, requests, faults } = await goShopping(shopping);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return { latency: p50, processor: (processorTime(processes) - before) / requests };
}

function processorTime(processes: ServedShop[]): number {
  return processes.reduce((total, one) => total + one.processorMilliseconds(), 0);
}

function middle(runs: Taken[]): Taken {
  const of = (figure: keyof Taken) => median(runs.map((run) => run[figure]));
  return { latency: of("latency"), processor: of("processor") };
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

function titles(): string {
  const columns = ["in process", "remote", "questions", "wire", "ratio", "cpu in pr.", "cpu remote"];
  return `\n${"One request at a time, ms".padEnd(28)}${columns.map((column) => column.padStart(12)).join("")}`;
}

function line(name: string, here: Taken, there: Taken, questions: number, wire: number): string {
  const onTheWire = questions * wire;
  const ratio = (there.latency - onTheWire) / here.latency;
  const metrics = [here.latency, there.latency, questions, onTheWire, ratio, here.processor, there.processor];
  const verdict = ratio > MAX_RATIO ? `  more than ${MAX_RATIO}` : "";
  return `${name.padEnd(28)}${metrics.map((figure) => figure.toFixed(2).padStart(12)).join("")}${verdict}`;
}

import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { CartLine } from "./shopper";

/** Shoppers who buy one cart after the other. */
export interface Shopping {
  address: string;
  /** Of further processes of the same shop: each request goes to the next one. */
  otherAddresses?: string[];
  shoppers: number;
  seconds: number;
  /** What is bought, in turn: the lines, and the token of the visitor whose designs they are. */
  carts: { owner: string; lines: CartLine[] }[];
  /** With it they look at pages, too, and take their time; it signs the cookie that shows them their cart. */
  secret: string | null;
}

/** Times are milliseconds, of one request. */
export interface Shopped {
  orders: number;
  ordersPerSecond: number;
  requests: number;
  requestsPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** What went wrong, the first few; empty when nothing did. */
  faults: string[];
}

/** Lets them buy from a process of their own. */
export async function goShopping(shopping: Shopping): Promise<Shopped> {
  const shoppers = spawn(process.execPath, ["--import", "tsx", "tests/load/shoppers.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  shoppers.stdin.end(JSON.stringify(shopping));
  return JSON.parse(await text(shoppers.stdout));
}

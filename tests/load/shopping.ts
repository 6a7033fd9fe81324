import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { CartLine } from "./shopper";

/** Shoppers who buy one cart after the other. */
export interface Shopping {
  address: string;
  /** Of further processes of the same store; requests alternate between them. */
  otherAddresses?: string[];
  shoppers: number;
  seconds: number;
  /** The carts to buy, in order: the lines, and the token of the visitor who owns their designs. */
  carts: { owner: string; lines: CartLine[] }[];
  /** If given, shoppers also visit pages, with pauses; it signs the cookie with their cart. */
  secret: string | null;
}

/** Times are milliseconds per request. */
export interface Shopped {
  orders: number;
  ordersPerSecond: number;
  requests: number;
  requestsPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** The first few failures; empty when there were none. */
  faults: string[];
}

/** Runs the shoppers in a separate process. */
export async function goShopping(shopping: Shopping): Promise<Shopped> {
  const shoppers = spawn(process.execPath, ["--import", "tsx", "tests/load/shoppers.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  shoppers.stdin.end(JSON.stringify(shopping));
  return JSON.parse(await text(shoppers.stdout));
}

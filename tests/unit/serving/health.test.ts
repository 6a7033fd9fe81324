import { expect, it } from "vitest";
import { healthHandler } from "../../../scripts/health.mjs";
import { servedBy } from "./served-by";

async function statusOf(path: string, isReady: boolean): Promise<number> {
  const address = await servedBy(healthHandler(async () => isReady));
  return (await fetch(address + path)).status;
}

it("reports that the process runs, whether or not it can serve", async () => {
  expect(await statusOf("/healthz", false)).toBe(200);
});

it("reports whether it accepts shoppers", async () => {
  expect(await statusOf("/readyz", true)).toBe(200);
  expect(await statusOf("/readyz", false)).toBe(503);
});

it("passes other URLs on to the shop", async () => {
  const address = await servedBy(healthHandler(async () => true));
  expect(await (await fetch(`${address}/healthz/more`)).text()).toBe("next");
});

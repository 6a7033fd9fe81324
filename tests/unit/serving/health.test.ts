import { expect, it } from "vitest";
import { healthHandler } from "../../../scripts/health.mjs";
import { servedBy } from "./served-by";

async function statusOf(path: string, isReady: boolean): Promise<number> {
  const address = await servedBy(healthHandler(async () => isReady));
  return (await fetch(address + path)).status;
}

it("says that the process runs, whether or not it can serve", async () => {
  expect(await statusOf("/healthz", false)).toBe(200);
});

it("says whether shoppers may be sent to it", async () => {
  expect(await statusOf("/readyz", true)).toBe(200);
  expect(await statusOf("/readyz", false)).toBe(503);
});

it("leaves other addresses to the shop", async () => {
  const address = await servedBy(healthHandler(async () => true));
  expect(await (await fetch(`${address}/healthz/more`)).text()).toBe("next");
});

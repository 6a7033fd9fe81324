import { readFileSync } from "node:fs";
import { isCookie } from "@remix-run/node";
import { expect, test } from "vitest";
import * as cookies from "~/provider/cookies.server";
import { withCookieTable } from "~/storefront/content/cookie-table.server";
import { safeHtml } from "~/storefront/content/safe-html.server";

const page = readFileSync("brands/base/content/pages/privacy-policy.yaml", "utf8");

// @specification §3 L125-132
test("the privacy page lists every cookie of the cookies' module with its lifetime", () => {
  const table = safeHtml(withCookieTable(page)).replaceAll("<wbr />", "");
  const declared = Object.values(cookies).filter(isCookie);
  expect(declared.length).toBeGreaterThan(20);
  for (const { name } of declared) expect(table).toContain(`<td>${name}</td>`);
  expect(table).toContain("<td>Your cart</td><td>MPC_CARTID</td><td>30 days</td>");
  expect(table).toContain("<td>MPC_MESSAGE</td><td>1 minute</td>");
});

test("the page repeats no lifetime by hand", () => {
  expect(page.slice(page.indexOf("Cookies the shop needs"), page.indexOf("Measuring"))).not.toMatch(
    /\d+ (?:day|minute)/,
  );
});

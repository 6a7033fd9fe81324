import { createHash, randomUUID } from "node:crypto";
import type { APIRequest, APIRequestContext, APIResponse } from "@playwright/test";
import { expect, test } from "../fixtures/form-test";

const PAGES = [
  "/",
  "/custom-pet-prints",
  "/custom-pet-prints?sort=price",
  "/pet-tag-silencer",
  "/spare-split-rings",
  "/blog",
  "/shipping",
  "/photomug-tool?sku=photo-mug",
  "/no-such-page",
];
const STEPS = 60;
const SEED = 20261126;
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148";

/** A cookie of the store that no page reads: visitors with it get pages of their own. */
const OF_THEIR_OWN = "MPC_LOGIN_EMAIL=none";

interface Visitor {
  name: string;
  context: APIRequestContext;
  headers: Record<string, string>;
}

interface Comparable {
  status: number;
  headers: string[];
  html: string;
}

test("visitors in random order get the pages that are rendered for each of them alone", async ({
  playwright,
  baseURL,
}) => {
  const pick = picker(SEED);
  const opened: APIRequestContext[] = [];
  const visitor = async (name: string, headers: Record<string, string> = {}): Promise<Visitor> => {
    const context = await playwright.request.newContext({ baseURL });
    opened.push(context);
    return { name, context, headers };
  };
  const visitors = [
    await visitor("newVisitor"),
    await visitor("phone", { "User-Agent": PHONE }),
    await visitor("from another site", { Referer: "https://mail.example/" }),
    await consenting(await visitor("consenting"), "all"),
    await consenting(await visitor("declining"), "necessary"),
    await following(await visitor("with a price code"), "/?cc=U0FMRQ"),
    await following(await visitor("with the code of the first canvas"), "/?cc=Ni45OTExeDE0YXQ%3D"),
    await registered(await visitor("customer")),
    await registered(await visitor("another customer"), "Maxi O'Hara-Grimhilde"),
    await withCart(await visitor("with a cart")),
    await visitor("forger", { Cookie: "MPC_CID=eyJ.forged; MPC_CONSENT=ImFsbCI.forged; PRICE_CACHE=x" }),
  ];

  for (let step = 0; step < STEPS; step += 1) {
    const [who, page] = [pick(visitors), pick(PAGES)];
    const cookies = await cookiesOf(who);
    const alone = await renderedAlone(playwright.request, baseURL ?? "", { ...who, cookies }, page);
    const shown = await comparable(await who.context.get(page, { headers: who.headers }), cookies);
    expect(shown, `${page} for the visitor ${who.name}`).toEqual(alone);
  }

  const metrics = await (await visitors[0].context.get("/metrics")).text();
  expect(metrics).toMatch(/shared_pages_total\{source="cached"\} [1-9]/);
  for (const page of PAGES) {
    const stranger = await playwright.request.newContext({ baseURL });
    opened.push(stranger);
    expect(await (await stranger.get(page)).text()).not.toContain("Grimhilde");
  }
  await Promise.all(opened.map((context) => context.dispose()));
});

test("a browser that has the page gets no copy, and one that has that of somebody else gets its own", async ({
  playwright,
  baseURL,
}) => {
  const newVisitor = await playwright.request.newContext({ baseURL });
  const shopper = await withCart({
    name: "with a cart",
    context: await playwright.request.newContext({ baseURL }),
    headers: {},
  });
  await expect(async () => {
    const first = await newVisitor.get("/shipping");
    const tag = { "If-None-Match": first.headers().etag };
    const again = await newVisitor.get("/shipping", { headers: tag });
    expect([again.status(), await again.text(), again.headers().etag]).toEqual([
      304,
      "",
      first.headers().etag,
    ]);
    expect((await shopper.context.get("/shipping", { headers: tag })).status()).toBe(200);
    // Another one when the page was renewed in between.
  }).toPass({ timeout: 5000 });
  await newVisitor.dispose();
  await shopper.context.dispose();
});

test("a shared page has the same bytes for everyone, and allows just its own inline scripts", async ({
  playwright,
  baseURL,
}) => {
  const contexts = [
    await playwright.request.newContext({ baseURL }),
    await playwright.request.newContext({ baseURL }),
  ];
  await expect(async () => {
    const [one, other] = [await contexts[0].get("/shipping"), await contexts[1].get("/shipping")];
    expect(await one.text()).toBe(await other.text());
    const policy = one.headers()["content-security-policy"];
    expect(policy).not.toContain("nonce-");
    expect(policy).not.toContain("unsafe-inline");
    const scripts = (await one.text()).matchAll(/<script(?![^>]*(?: src=|json"))[^>]*>([\s\S]*?)<\/script>/g);
    for (const [, text] of scripts) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    }
  }).toPass({ timeout: 5000 });
  for (const context of contexts) await context.dispose();
});

/** The visitor's Cookie header. */
async function cookiesOf({ context, headers }: Visitor): Promise<string> {
  const { cookies } = await context.storageState();
  return headers.Cookie ?? cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** The page of a visitor with the same cookies whose pages are never shared. */
async function renderedAlone(
  api: APIRequest,
  baseURL: string,
  { headers, cookies }: Visitor & { cookies: string },
  page: string,
): Promise<Comparable> {
  const alone = await api.newContext({ baseURL });
  const response = await alone.get(page, {
    headers: { ...headers, Cookie: [cookies, OF_THEIR_OWN].filter(Boolean).join("; ") },
  });
  const result = await comparable(response, cookies);
  await alone.dispose();
  return result;
}

/** A header that sets a cookie to the value it has changes nothing. @param cookies that were sent */
async function comparable(response: APIResponse, cookies: string): Promise<Comparable> {
  const headers = response
    .headersArray()
    .filter(({ name }) => /^(set-cookie|cache-control|location)$/i.test(name))
    .filter(({ value }) => !cookies.split("; ").includes(value.split(";", 1)[0]))
    .map(({ name, value }) => `${name.toLowerCase()}: ${value}`);
  return {
    status: response.status(),
    headers: headers.sort(),
    html: withoutTimes(await response.text()),
  };
}

/**
 * In lines, without what differs between two answers to one visitor: nonces, times, countdowns, signed times of forms,
 * and the colors of pictures, which show as soon as a picture is painted.
 */
function withoutTimes(html: string): string {
  return html
    .replace(/(?:\\u0026|&amp;|&)preview=[0-9a-f]{9}/g, "")
    .replace(/;?background-image:radial-gradient\([^)]*\),linear-gradient\([^)]*\)/g, "")
    .replace(/:root \[data-look="[^"]*"\]\{[^}]*\}/g, "")
    .replace(/ data-look=""/g, "")
    .replace(/></g, ">\n<")
    .replace(/","/g, '",\n"')
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/"nonce":"[^"]*"/g, "")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "")
    .replace(/\d+d \d\dh \d\dm \d\ds/g, "")
    .replace(/\d{13}\.[\w-]{43}/g, "");
}

async function consenting(visitor: Visitor, choice: "all" | "necessary"): Promise<Visitor> {
  await visitor.context.post("/cookie-choices", {
    headers: { Origin: new URL((await visitor.context.get("/")).url()).origin },
    form: { back: "/", choice },
  });
  return visitor;
}

async function following(visitor: Visitor, link: string): Promise<Visitor> {
  await visitor.context.get(link);
  return visitor;
}

async function registered(visitor: Visitor, firstname = "Grimhilde"): Promise<Visitor> {
  const page = await visitor.context.get("/customer/register");
  const [, from] = /name="from__confirm" value="([^"]+)"/.exec(await page.text()) ?? [];
  const answer = await visitor.context.post("/customer/register", {
    headers: { Origin: new URL(page.url()).origin },
    form: {
      name__confirm: "",
      from__confirm: from ?? "",
      firstname,
      lastname: "Byron",
      email: `grim.${randomUUID().slice(0, 8)}@example.com`,
      password: "Good-dog-2026",
      password_confirmation: "Good-dog-2026",
    },
  });
  expect(await answer.text(), "the greeting of the new customer").toContain(
    firstname === "Grimhilde" ? "Grimhilde" : "Maxi O&#x27;Har…",
  );
  return visitor;
}

async function withCart(visitor: Visitor): Promise<Visitor> {
  const page = await visitor.context.get("/pet-tag-silencer");
  const answer = await visitor.context.post("/pet-tag-silencer", {
    headers: { Origin: new URL(page.url()).origin },
    form: { quantity: "1" },
  });
  expect(new URL(answer.url()).pathname, "where a purchase leads").toBe("/checkout/cart");
  return visitor;
}

/** Picks an entry at random, in the same order each time. */
function picker(seed: number) {
  let state = seed;
  return <Entry>(entries: Entry[]): Entry => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return entries[Math.floor((state / 2 ** 32) * entries.length)];
  };
}

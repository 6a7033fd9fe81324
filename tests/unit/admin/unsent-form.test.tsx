import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { HoldOrderDocument } from "~/admin/documents.generated";
import { openAdmin, sessionCookieHeader } from "~/admin/frame/staff-session.server";
import { unsentFormOf } from "~/admin/frame/unsent-form";
import { UnsentFormPage } from "~/admin/frame/unsent-form-page";
import { submittedForm } from "~/storefront/session/submitted-form.server";

/** What was typed stays when the password is needed again. */

vi.mock("~/provider/admin.server", () => ({
  requireOwnEngine: () => {},
  callAdmin: (_request: Request, _token: string, document: string) =>
    document.includes("staffSession")
      ? { ok: true, data: { staffSession: { state: "ACTIVE", permissions: [], stores: [] } } }
      : { ok: false, code: "CONFIRM", field: null, message: "Please confirm it's you." },
}));

async function send(fields: Record<string, string>, path: string): Promise<Response> {
  const url = `http://shop.test${path}`;
  const cookie = (await sessionCookieHeader(new Request(url), "token")).split(";")[0];
  const request = new Request(url, {
    method: "POST",
    headers: { Cookie: cookie, Origin: "http://shop.test", Host: "shop.test" },
    body: new URLSearchParams(fields),
  });
  await submittedForm(request);
  const visit = await openAdmin(request);
  return visit.attempt(HoldOrderDocument, {} as never).then(
    () => expect.unreachable(),
    (response: Response) => response,
  );
}

const typed = {
  intent: "decide",
  key: "key-of-the-form-1",
  text: "The left ear was cut off.",
  password: "secret",
};

test("a form with a typed text is kept, to be sent again after confirming", async () => {
  const response = await send(typed, "/admin/orders/MPC-1?_data=1");
  expect(response.status).toBe(403);
  const form = unsentFormOf(await response.json());
  if (!form) throw new Error("There is no form.");
  const page = renderToStaticMarkup(<UnsentFormPage form={form} />);
  expect(page).toContain("Please confirm it&#x27;s you");
  expect(page).toContain('href="/admin/confirm"');
  expect(page).toContain("The left ear was cut off.</textarea>");
  expect(page).toContain('<input type="hidden" name="key" value="key-of-the-form-1"/>');
  expect(page).not.toContain("secret");
});

test("a form without one leads to confirming, and back", async () => {
  const response = await send({ intent: "remove", key: "key-of-the-form-1" }, "/admin/coupons/PAWS");
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/admin/confirm?to=%2Fadmin%2Fcoupons%2FPAWS");
});

test("a step for many products is kept without fields that nobody typed", async () => {
  const planned = Object.fromEntries([1, 2].map((index) => [`planned-${index}`, `0a1b mug-${index}`]));
  const form = {
    step: "HIDE",
    listing: "mpc mugs",
    list: "?search=mug",
    key: "key-of-the-form-1",
    amount: "",
  };
  const unsent = unsentFormOf(await (await send({ ...form, ...planned }, "/admin/catalog/changes")).json());
  if (!unsent) throw new Error("There is no form.");
  const page = renderToStaticMarkup(<UnsentFormPage form={unsent} />);
  expect(page).toContain('<input type="hidden" name="planned-2" value="0a1b mug-2"/>');
  expect(page).toContain('<input type="hidden" name="listing" value="mpc mugs"/>');
  expect(page).not.toMatch(/textarea|Planned|Listing/);
});

/** Paths of the routes below /admin that have an action and no page. */
const downloads = readdirSync("app/routes")
  .filter((file) => file.startsWith("admin_.") && file.endsWith(".ts") && file !== "admin_.sign-out.ts")
  .filter((file) => readFileSync(`app/routes/${file}`, "utf8").includes("export const action"))
  .map(
    (file) => `/${file.slice(0, -".ts".length).replace("_", "").replaceAll(".", "/").replaceAll("$", "")}`,
  );

test.each(downloads)(
  "the form of the download %s leads to confirming, since it has no page",
  async (path) => {
    const response = await send({ key: "key-of-the-form-1", from: "2026-11-01", to: "2026-11-30" }, path);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(`/admin/confirm?to=${encodeURIComponent(path)}`);
  },
);

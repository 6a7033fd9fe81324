import { runInNewContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { consentCookie } from "~/provider/cookies.server";
import { currentSettings } from "~/settings/settings.server";
import { respondWithShopperReviewScript } from "~/storefront/reviews/shopper-review-script.server";

const ADDRESS = "https://reviews.example/widget.js?site=1&name=%22";

beforeEach(() => {
  vi.restoreAllMocks();
});

function configured(shopperReviews?: string): void {
  currentSettings().thirdParties.shopperReviews = shopperReviews;
}

async function scriptFor(choice: string | null): Promise<string> {
  const cookie = choice && (await consentCookie.serialize(choice)).split(";")[0];
  const headers = new Headers(cookie ? { Cookie: cookie } : {});
  const answer = await respondWithShopperReviewScript(
    new Request("http://localhost/shopperapproved-script", { headers }),
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toContain("text/javascript");
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  return answer.text();
}

// @specification §7 L223
test("with consent the script loads the widget, with its own nonce", async () => {
  configured(ADDRESS);
  const added: Record<string, unknown>[] = [];
  const head = { append: (script: Record<string, unknown>) => added.push(script) };
  const document = { createElement: () => ({}), head, currentScript: { nonce: "abc" } };
  runInNewContext(await scriptFor("all"), { document });
  expect(added).toEqual([{ src: ADDRESS, async: true, nonce: "abc" }]);
});

test("without consent or a configured widget the script does nothing", async () => {
  configured(ADDRESS);
  expect([await scriptFor(null), await scriptFor("necessary")]).toEqual(["", ""]);
  configured(undefined);
  expect(await scriptFor("all")).toBe("");
});

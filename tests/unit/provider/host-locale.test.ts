import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { showLocale, storeLocale } from "~/brand/store-locale";
import { followHostLocale, showHostLocale } from "~/follow-host-locale.server";
import { localeTag } from "~/provider/host-locale.server";
import { onPublicEviction } from "~/provider/public-cache.server";
import { responses } from "../../fixtures/faulty-host";

/** The host, before the settings are read. */
const host = await vi.hoisted(async () => {
  const { openFaultyHost } = await import("../../fixtures/faulty-host");
  const host = await openFaultyHost();
  Object.assign(process.env, {
    PROVIDER_URL: host.address,
    SESSION_SECRET: "a secret that only this test knows, long enough",
  });
  return host;
});
afterAll(() => host.close());

const evicted = vi.fn();
onPublicEviction(evicted);

afterEach(() => showLocale());
beforeEach(() => {
  evicted.mockClear();
  host.calls.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function hostHas(locale: string | null): void {
  host.reply(responses(200, { data: { storeConfig: { locale } } }));
}

test.each([
  ["de_DE", "de-DE"],
  ["en_GB", "en-GB"],
  ["zh_Hant_TW", "zh-Hant-TW"],
  ["en_US", "en-US"],
])("Magento's locale %s is %s", (code, tag) => {
  expect(localeTag(code)).toBe(tag);
});

test.each([
  "",
  "de",
  "DE_de",
  "xx_YY",
  "de_DE.UTF-8",
  "de_DE@euro",
  "en-US-u-nu-thai",
  '"><script>',
  null,
  undefined,
  7,
])("%j is no locale", (code) => {
  expect(localeTag(code)).toBeUndefined();
});

test("the store has the host's locale, and caches nothing of another", async () => {
  hostHas("de_DE");
  await showHostLocale();
  expect(storeLocale()).toBe("de-DE");
  expect(host.calls[0].headers.store).toBe("default");
  expect(evicted).toHaveBeenCalledTimes(1);
  await showHostLocale();
  expect(evicted).toHaveBeenCalledTimes(1);
});

test.each(["elvish", null])("a host's locale %j is en-US", async (locale) => {
  showLocale("de-DE");
  hostHas(locale);
  await showHostLocale();
  expect(storeLocale()).toBe("en-US");
});

test("the locale stays while the host has an error", async () => {
  showLocale("de-DE");
  host.reply(responses(503, {}));
  await showHostLocale();
  expect(storeLocale()).toBe("de-DE");
});

test("a host that did not respond at first is read again soon", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  hostHas("de_DE");
  followHostLocale();
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(storeLocale()).toBe("de-DE"));
});

test.each([
  [{ locale: "de-DE" }, "de-DE"],
  [{}, "en-US"],
])("the browser of a page with the data %o formats as its server did", async (dataset, locale) => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { dataset } });
  const browser = await import("~/brand/store-locale");
  expect(browser.storeLocale()).toBe(locale);
});

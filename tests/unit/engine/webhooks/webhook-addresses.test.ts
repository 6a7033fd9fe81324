import { describe, expect, test } from "vitest";
import { isPublicAddress } from "~/engine/webhooks/public-address";
import { readWebhookUrl } from "~/engine/webhooks/read-webhook-url";
import { sendPublicly } from "~/engine/webhooks/send-webhook";

/** Webhooks reach no private network. */

test.each(["1.1.1.1", "8.8.8.8", "172.32.0.1", "2606:4700:4700::1111"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const PRIVATE = [
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a00:1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "ff02::1",
];

test.each([...PRIVATE, "not an address", ""])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

describe("a webhook's URL", () => {
  test.each([
    ["https://erp.example.com/hook?shop=1", "https://erp.example.com/hook?shop=1"],
    [" https://ERP.example.com:8443 ", "https://erp.example.com:8443/"],
    ["https://1.1.1.1/hook#part", "https://1.1.1.1/hook"],
  ])("%s is accepted", (typed, url) => {
    expect(readWebhookUrl(typed)).toBe(url);
  });

  test.each([
    "http://erp.example.com/",
    "ftp://erp.example.com/",
    "erp.example.com",
    "https://user:secret@erp.example.com/",
    "https://localhost/",
    "https://shop.localhost./",
    "https://printer.local/",
    "https://db/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    `https://erp.example.com/${"x".repeat(500)}`,
  ])("%s is rejected", (typed) => {
    expect(() => readWebhookUrl(typed)).toThrow(/Please/);
  });
});

describe("sending", () => {
  const webhook = (url: string) => ({ url, headers: {}, body: "{}" });

  test.each(["https://127.0.0.1:9/", "https://[::1]:9/", "https://169.254.169.254/latest/meta-data"])(
    "connects to no private address: %s",
    async (url) => {
      await expect(sendPublicly(webhook(url))).rejects.toThrow("isn't on the public internet");
    },
  );

  test.each([
    ["one private address", ["10.0.0.1"]],
    ["a public and a private address", ["1.1.1.1", "127.0.0.1"]],
    ["no address", []],
  ])("connects to no name with %s", async (_what, addresses) => {
    const resolved = addresses.map((address) => ({ address, family: 4 }));
    const sent = sendPublicly(webhook("https://rebound.example.com/"), (_name, done) => done(null, resolved));
    await expect(sent).rejects.toThrow("rebound.example.com isn't on the public internet");
  });

  test("reports a name that does not exist", async () => {
    const missing = Object.assign(new Error("getaddrinfo ENOTFOUND nowhere.example.com"), {
      code: "ENOTFOUND",
    });
    const sent = sendPublicly(webhook("https://nowhere.example.com/"), (_name, done) => done(missing, []));
    await expect(sent).rejects.toThrow("ENOTFOUND");
  });

  test("uses https alone", async () => {
    await expect(sendPublicly(webhook("http://erp.example.com/"))).rejects.toThrow("isn't https");
  });
});

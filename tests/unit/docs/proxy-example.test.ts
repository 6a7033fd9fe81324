import { readFileSync } from "node:fs";
import { maxHeaderSize } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MAX_FORM_BYTES } from "~/storefront/studio/form-limits";

const DOCUMENT = readFileSync(join(__dirname, "../../../docs/operating.md"), "utf8");

test("the proxy of the example accepts the largest form of the store, and gives it more time than browsers need", () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(DOCUMENT) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(MAX_FORM_BYTES);
  for (const setting of ["client_body_timeout", "proxy_read_timeout", "proxy_send_timeout"])
    expect(Number(new RegExp(`${setting} (\\d+)s;`).exec(DOCUMENT)?.[1])).toBeGreaterThanOrEqual(60);
});

test("the proxy of the example accepts a request line and headers as long as the store does", () => {
  const [, kilobytes] = /large_client_header_buffers \d+ (\d+)k;/.exec(DOCUMENT) ?? [];
  expect(Number(kilobytes) * 1024).toBeGreaterThanOrEqual(maxHeaderSize);
});

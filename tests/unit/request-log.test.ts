import morgan from "morgan";
import { expect, test } from "vitest";
import { keepSecretsOutOfTheLog } from "~/request-log.server";
import { loggedPath } from "../../scripts/logged-path.mjs";

test("queries do not reach the log", () => {
  expect(loggedPath("/customer/reset-password?token=secret")).toBe("/customer/reset-password");
});

test("tokens in a path do not reach the log", () => {
  expect(loggedPath(`/sandbox-payment/${"e".repeat(120)}`)).toBe("/sandbox-payment/…");
});

test("paths are logged as they are", () => {
  expect(loggedPath("/custom-pet-photo-mug")).toBe("/custom-pet-photo-mug");
});

test("the server's log uses it", () => {
  const lines: string[] = [];
  keepSecretsOutOfTheLog();
  const log = morgan(":url", { immediate: true, stream: { write: (line) => lines.push(line) } });
  log({ originalUrl: "/graphql?sessionid=secret" } as never, {} as never, () => {});
  expect(lines).toEqual(["/graphql\n"]);
});

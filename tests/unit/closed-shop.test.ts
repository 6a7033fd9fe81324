import { expect, test, vi } from "vitest";
import { backUp } from "~/backup.server";
import { resendEmails } from "~/emails.server";

/** Tests the messages of the commands for a stopped shop; the engine's tests test their effects. */

const engine = vi.hoisted(() => ({ backUpShop: vi.fn(), resendGivenUpEmails: vi.fn() }));
vi.mock("~/engine", () => engine);
vi.mock("~/settings/settings.server", () => ({ currentSettings: () => ({ dataDirectory: "/data" }) }));

test("a backup's size is in whole megabytes, rounded up", async () => {
  const counts = { customer: 1, sales_order: 2, photo: 3 };
  engine.backUpShop.mockResolvedValue({ counts, files: 4, bytes: 1_000_001, with_secret: false });
  expect(await backUp("/backup", { withSecret: false })).toContain(
    "/backup: 1 customers, 2 orders, 3 photos, 4 files, 2 MB of files.",
  );
});

test("no undeliverable emails are reported, too", async () => {
  engine.resendGivenUpEmails.mockResolvedValue([]);
  expect(await resendEmails([999_999])).toBe(
    "No email will be sent. Not found among those that were given up: 999999.",
  );
});

import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { backUpShop } from "~/engine/backup/back-up-shop";
import { openEngine } from "~/engine/shared/engine";
import { openDataDirectory } from "~/settings/data-directory.server";
import { freshSettings, openFixture } from "./engine-fixture";
import { printedMug } from "./photo-mugs";
import { customer } from "./shopper";

const usual = process.umask();

/** Files and folders below a folder that are accessible to other users of the machine, with their modes. */
function openToOthers(folder: string): string[] {
  const names = ["", ...readdirSync(folder, { recursive: true }).map(String)];
  return names.flatMap((name) => {
    const { mode } = statSync(join(folder, name));
    return mode & 0o077 ? [`${name} ${(mode & 0o777).toString(8)}`] : [];
  });
}

describe.skipIf(process.platform === "win32")("the data folder", () => {
  beforeEach(() => void process.umask(0o022));
  afterEach(() => void process.umask(usual));

  test("of an earlier version is made private at start, without changing other files in it", async () => {
    const { settings, remove } = await freshSettings();
    const { dataDirectory } = settings;
    await (await openEngine(settings)).close();
    writeFileSync(join(dataDirectory, "session-secret"), "a secret");
    for (const name of ["photos", "print", "mail", "backups", "notes"]) mkdirSync(join(dataDirectory, name));
    chmodSync(dataDirectory, 0o755);
    expect(openToOthers(dataDirectory).length).toBeGreaterThan(5);
    openDataDirectory(dataDirectory);
    expect(openToOthers(dataDirectory)).toEqual(["notes 755"]);
    await remove();
  });

  test("contains nothing that others may read: database, photos, print files, emails and backups", async () => {
    // As in scripts/start.mjs and scripts/closed-shop.mjs.
    process.umask(0o077);
    const dataDirectory = mkdtempSync(join(tmpdir(), "private-data-"));
    const engine = await openFixture({ dataDirectory });
    const { databaseUrl } = engine.settings;
    await printedMug(engine, await customer(engine));
    await backUpShop(engine.settings, join(dataDirectory, "backups", "today"), { withSecret: true });
    const names = readdirSync(dataDirectory);
    expect(names).toEqual(
      expect.arrayContaining([
        "backups",
        "photos",
        "print",
        ...(databaseUrl ? [] : ["shop.db", "shop.db-wal"]),
      ]),
    );
    expect(openToOthers(dataDirectory)).toEqual([]);
    await engine.close();
    rmSync(dataDirectory, { recursive: true });
  });
});

import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { removePhoto } from "../designs/photo-files";
import type { Job, JobContext } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { logger } from "../shared/logger";
import { DRAFT } from "./disk-store";
import { STORED_FOLDERS } from "./shop-files";

const HOUR_MILLISECONDS = 60 * 60_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
/** Longer than writing any file takes. */
const MAX_DRAFT_AGE = DAY_MILLISECONDS;
/** A photo's row is inserted seconds after its files; the rest is time to notice a wrong database. */
const MIN_ORPHAN_AGE = 7 * DAY_MILLISECONDS;
/** More unknown photos than known ones, and more than this many, indicate a wrong database. */
const MAX_SUSPICIOUS_ORPHANS = 10;
const PHOTO_ID = /^\w{32}$/;

/**
 * Deletes what killed processes have left on the disk: partial files, and photos without a row in the database. Each
 * hour it checks one of the roughly 256 folders of `photos` and `print`, so that all are checked within two weeks.
 * Objects in a bucket are left alone: they appear atomically, and the bucket of a copied database may be that of the
 * production store.
 */
export const sweepFiles: Job = {
  name: "sweep-files",
  everyMilliseconds: HOUR_MILLISECONDS,
  async run(context, now) {
    const { dataDirectory, s3 } = context.settings;
    if (s3) return;
    const parts = await partsOf(dataDirectory);
    if (parts.length === 0) return;
    const part = parts[Math.floor(now.getTime() / HOUR_MILLISECONDS) % parts.length];
    await removeDrafts(join(dataDirectory, part), new Date(now.getTime() - MAX_DRAFT_AGE), context.signal);
    if (part.startsWith("photos/")) await removeOrphans(context, part, now);
  },
};

/** Such as `photos/3f` and `print/0`. */
async function partsOf(root: string): Promise<string[]> {
  const parts = await Promise.all(
    STORED_FOLDERS.map(async (kept) => (await foldersIn(join(root, kept))).map((name) => `${kept}/${name}`)),
  );
  return parts.flat().sort();
}

async function removeDrafts(folder: string, before: Date, signal: AbortSignal | undefined): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => each.endsWith(DRAFT))) {
    await yieldToRequests(signal);
    const path = join(folder, name);
    if ((await changedAt(path)) < before) await rm(path, { force: true });
  }
}

async function removeOrphans({ db, settings, signal }: JobContext, part: string, now: Date): Promise<void> {
  const born = await databaseBirth(db);
  const before = new Date(now.getTime() - MIN_ORPHAN_AGE);
  const orphans: string[] = [];
  let known = 0;
  for (const name of await foldersIn(join(settings.dataDirectory, part))) {
    await yieldToRequests(signal);
    const folder = `${part}/${name}`;
    const ids = await photosIn(settings.dataDirectory, folder, { after: born, before });
    const rows =
      ids.length > 0 ? await db.selectFrom("photo").select("id").where("id", "in", ids).execute() : [];
    const found = new Set(rows.map(({ id }) => id));
    known += found.size;
    orphans.push(...ids.filter((id) => !found.has(id)));
  }
  if (orphans.length > Math.max(known, MAX_SUSPICIOUS_ORPHANS)) {
    logger.error(
      { folder: part, known, unknown: orphans.length },
      "most photos are unknown to the database; none was removed",
    );
    return;
  }
  for (const id of orphans) await removePhoto(settings, id);
  if (orphans.length > 0)
    logger.info({ folder: part, removed: orphans.length }, "removed photos without a row");
}

/** Ids of the photos in a folder such as `photos/3f/a0` that were written between two times. */
async function photosIn(root: string, folder: string, { after, before }: { after: Date; before: Date }) {
  const start = folder.split("/").slice(1).join("");
  const ids: string[] = [];
  for (const id of await foldersIn(join(root, folder))) {
    if (!PHOTO_ID.test(id) || !id.startsWith(start)) continue;
    const changed = await changedAt(join(root, folder, id));
    if (changed > after && changed < before) ids.push(id);
  }
  return ids;
}

/** Photos older than the database belong to another one. */
async function databaseBirth(db: JobContext["db"]): Promise<Date> {
  const { rows } = await sql<{ born: string }>`select min(timestamp) as born from kysely_migration`.execute(
    db,
  );
  return new Date(rows[0].born);
}

async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(unlessMissing);
  return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** The current time for files that were deleted meanwhile. */
async function changedAt(path: string): Promise<Date> {
  return (await stat(path).catch(unlessMissing))?.mtime ?? new Date();
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

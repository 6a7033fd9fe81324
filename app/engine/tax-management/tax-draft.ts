import type { AdminContext } from "../admin-api/admin-context";
import type { TaxDraft, TaxFileCheck, TaxFileInput } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { upsert } from "../database/upsert";
import { inputError } from "../graphql/errors";
import { CommandRejection } from "../shared/command-rejection";
import { sha256 } from "../shared/secrets";
import { uploadedFile } from "../shared/uploaded-file";
import { missingStates } from "../tax/import/import-taxes";
import { parseTaxFile } from "../tax/import/parse-tax-file";
import { type TaxFile, type TaxRows, taxRowsOf } from "../tax/import/tax-data";
import { TaxFileRejected } from "../tax/import/tax-file-mistakes";
import { storedTaxVersion } from "../tax/import/write-tax-version";
import { currentTaxVersion } from "../tax/read-tax-table";
import { compareTaxes } from "./compare-taxes";
import { requireAllStores } from "./tax-versions";

const MAX_SHOWN = 100;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

type Draft = Pick<Row<"tax_draft">, "checksum" | "content" | "format" | "version" | "effective_on">;

/**
 * Checks an uploaded file of tax rates, and stores it as the person's draft, which replaces an earlier one.
 * @returns its mistakes by line, or what it would change
 * @throws GraphQLError of category input for a file that is too large or no text, and when its version exists with
 * other content; FORBIDDEN for somebody who works for some of the stores
 */
export async function checkTaxFile(context: AdminContext, input: TaxFileInput): Promise<TaxFileCheck> {
  const { user } = await requireAllStores(context);
  const draft = draftOf(input);
  try {
    const file = await readDraft(draft);
    const summary = await summarize(context, draft, file);
    await upsert(
      context.db,
      "tax_draft",
      ["admin_user_id"],
      [{ ...draft, admin_user_id: user.id, created_at: new Date().toISOString() }],
    );
    return { mistakes: [], mistake_count: 0, draft: summary };
  } catch (error) {
    if (error instanceof TaxFileRejected) return rejected(error);
    throw explained(error);
  }
}

/** What the person's draft would change; null without one, and when somebody else has imported its version since. */
export async function taxDraft(context: AdminContext): Promise<TaxDraft | null> {
  const { user } = await requireAllStores(context);
  const draft = await findDraft(context.db, user.id);
  if (!draft) return null;
  try {
    return await summarize(context, draft, await readDraft(draft));
  } catch (error) {
    if (error instanceof CommandRejection) return null;
    throw error;
  }
}

/** A person's draft of the last day. */
export function findDraft(db: Connection, userId: number): Promise<Row<"tax_draft"> | undefined> {
  return db
    .selectFrom("tax_draft")
    .selectAll()
    .where("admin_user_id", "=", userId)
    .where("created_at", ">", oldest(new Date()))
    .executeTakeFirst();
}

/** Deletes drafts older than a day. */
export async function deleteOldDrafts(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom("tax_draft").where("created_at", "<=", oldest(now)).execute();
}

/** The file of a draft. @throws TaxFileRejected, CommandRejection, or a GraphQLError of category input */
export async function readDraft({ content, effective_on, format, version }: Draft): Promise<TaxFile> {
  const bytes = await uploadedFile(content);
  if (!bytes) throw inputError("Please choose a text file of at most 1 MB.", "file");
  return parseTaxFile({ text: bytes.toString("utf8"), format, version, effective: effective_on });
}

/** The error for people, if it has a message for them. */
export function explained(error: unknown): unknown {
  return error instanceof CommandRejection ? inputError(error.message, "version") : error;
}

function draftOf({ content, effective, format, version }: TaxFileInput): Draft {
  const draft = {
    format: format === "CSV" ? ("csv" as const) : ("yaml" as const),
    content,
    version: version ?? null,
    effective_on: effective ?? null,
  };
  return { ...draft, checksum: sha256(JSON.stringify(draft)) };
}

function rejected({ mistakes }: TaxFileRejected): TaxFileCheck {
  const byLine = mistakes.toSorted((one, other) => one.line - other.line);
  return { mistakes: byLine.slice(0, MAX_SHOWN), mistake_count: mistakes.length, draft: null };
}

async function summarize(
  { db, settings, storeCode }: AdminContext,
  { checksum }: Draft,
  file: TaxFile,
): Promise<TaxDraft> {
  const stored = await storedTaxVersion(db, file);
  const current = await currentTaxVersion(db, storeCode, new Date());
  const rows = taxRowsOf(file);
  const changes = compareTaxes(current ? await rowsOf(db, current.id) : { states: [], places: [] }, rows);
  return {
    checksum,
    version: file.version,
    effective: file.effective,
    states: rows.states.length,
    places: rows.places.length,
    missing_states: missingStates(settings, file),
    compared_with: current?.name ?? null,
    changes: changes.slice(0, MAX_SHOWN).map(({ after, before, hasOtherChanges, place }) => ({
      place,
      before: percent(before),
      after: percent(after),
      has_other_changes: hasOtherChanges,
    })),
    change_count: changes.length,
    is_stored: stored !== undefined,
  };
}

async function rowsOf(db: Connection, versionId: number): Promise<TaxRows> {
  return {
    states: await db.selectFrom("tax_state").selectAll().where("version_id", "=", versionId).execute(),
    places: await db.selectFrom("tax_place").selectAll().where("version_id", "=", versionId).execute(),
  };
}

function percent(thousandths: number | null): number | null {
  return thousandths === null ? null : thousandths / 1000;
}

function oldest(now: Date): string {
  return new Date(now.getTime() - DAY_MILLISECONDS).toISOString();
}

import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readTaxTable } from "~/engine/tax/read-tax-table";
import { deleteOldDrafts } from "~/engine/tax-management/tax-draft";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The import of tax rates in /admin. */

const HEAD =
  "state,postcodes,state_rate,taxes_shipping,clothing,county,county_rate,city,city_rate,special,special_rate\n";
const CHECK = `mutation ($input: TaxFileInput!) { checkTaxFile(input: $input) { mistake_count mistakes { line message }
  draft { checksum version states places change_count is_stored compared_with changes { place before after } } } }`;
const IMPORT =
  "mutation ($checksum: String!) { importTaxDraft(checksum: $checksum) { name is_in_force is_imported } }";
const DRAFT = "{ taxDraft { version checksum is_stored } }";

interface Check {
  mistake_count: number;
  mistakes: { line: number; message: string }[];
  draft: { checksum: string; changes: { place: string }[]; is_stored: boolean; compared_with: string } | null;
}

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
});
beforeEach(async () => {
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

function fileOf(version: string, lines: string) {
  const content = gzipSync(HEAD + lines).toString("base64");
  return { format: "CSV", content, version, effective: "2026-07-01" };
}

async function check(version: string, lines: string): Promise<Check> {
  const response = await callAdmin(engine, CHECK, { input: fileOf(version, lines) }, manager.token);
  return resultOf(response, "checkTaxFile");
}

test("a file is checked first, which changes nothing, and then imported once", async () => {
  const { draft, mistake_count } = await check("2026-07", "IL,,6.5,yes,,,,,,,\n");
  expect(mistake_count).toBe(0);
  expect(draft).toMatchObject({ version: "2026-07", states: 1, places: 0, is_stored: false });
  expect(draft?.changes).toContainEqual({ place: "IL", before: 6.25, after: 6.5 });
  expect(draft?.changes).toContainEqual({ place: "CA", before: 7.25, after: null });
  const before = await readTaxTable(engine.db, "mpc", new Date());
  expect(before.version).toBe(draft?.compared_with);

  const checksum = draft?.checksum;
  const imported = resultOf(await callAdmin(engine, IMPORT, { checksum }, manager.token), "importTaxDraft");
  expect(imported).toEqual({ name: "2026-07", is_in_force: true, is_imported: true });
  expect((await readTaxTable(engine.db, "mpc", new Date())).version).toBe("2026-07");
  expect(await auditOf(engine, "tax.import")).toMatchObject([
    { admin_user_id: manager.id, subject_type: "tax", subject_id: "2026-07", store_code: null },
  ]);

  const again = await callAdmin(engine, IMPORT, { checksum }, manager.token);
  expect(resultOf(again, "importTaxDraft")).toEqual(imported);
  expect(await auditOf(engine, "tax.import")).toHaveLength(1);
  const unknown = await callAdmin(engine, IMPORT, { checksum: "0".repeat(64) }, manager.token);
  expect(unknown.errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "file" });
  expect((await check("2026-07", "IL,,6.5,yes,,,,,,,\n")).draft?.is_stored).toBe(true);
});

test("mistakes are listed by line, and leave no draft", async () => {
  const { draft, mistake_count, mistakes } = await check(
    "2026-08",
    "IL,,60.5,yes,,,,,,,\nXX,,4,yes,,,,,,,\n",
  );
  expect(draft).toBeNull();
  expect(mistake_count).toBe(mistakes.length);
  expect(mistakes.map(({ line }) => line)).toEqual([2, 3]);
  expect((await callAdmin(engine, DRAFT, {}, manager.token)).data).toEqual({ taxDraft: null });
});

test("a version with other content is rejected at its field", async () => {
  await engine.db
    .insertInto("tax_version")
    .values({
      name: "2026-09",
      effective_on: "2099-01-01",
      source: "imported",
      checksum: "another",
      created_at: new Date().toISOString(),
    })
    .execute();
  const input = fileOf("2026-09", "IL,,6.5,yes,,,,,,,\n");
  const { errors } = await callAdmin(engine, CHECK, { input }, manager.token);
  expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "version" });
});

test.each([
  ["no packed text", "not packed"],
  ["a text of more than a megabyte", gzipSync("x".repeat(1_000_001)).toString("base64")],
])("%s is rejected", async (_what, content) => {
  const input = { ...fileOf("2026-10", ""), content };
  const { errors } = await callAdmin(engine, CHECK, { input }, manager.token);
  expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "file" });
});

test("nobody imports another person's file, or one that was replaced", async () => {
  const { draft } = await check("2026-11", "IL,,6.5,yes,,,,,,,\n");
  const checksum = draft?.checksum;
  const other = await staffMember(engine, "manager");
  const stolen = await callAdmin(engine, IMPORT, { checksum }, other.token);
  expect(stolen.errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "file" });
  await check("2026-11", "IL,,6.75,yes,,,,,,,\n");
  const replaced = await callAdmin(engine, IMPORT, { checksum }, manager.token);
  expect(replaced.errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "file" });
  const versions = engine.db.selectFrom("tax_version").select("id").where("name", "=", "2026-11");
  expect(await versions.execute()).toEqual([]);
});

test("somebody who works for one store of several changes no rates", async () => {
  const { token } = await staffMember(engine, "manager", { storeCodes: ["mpc"] });
  const input = fileOf("2026-12", "IL,,6.5,yes,,,,,,,\n");
  const { errors } = await callAdmin(engine, CHECK, { input }, token);
  expect(errors?.[0].extensions.code).toBe("FORBIDDEN");
  expect((await callAdmin(engine, DRAFT, {}, token)).errors?.[0].extensions.code).toBe("FORBIDDEN");
});

test("a draft is deleted after a day", async () => {
  await check("2027-01", "IL,,6.5,yes,,,,,,,\n");
  const drafts = engine.db
    .selectFrom("tax_draft")
    .select("admin_user_id")
    .where("admin_user_id", "=", manager.id);
  await deleteOldDrafts(engine.db, new Date(Date.now() + 23 * 60 * 60_000));
  expect(await drafts.execute()).toHaveLength(1);
  await deleteOldDrafts(engine.db, new Date(Date.now() + 25 * 60 * 60_000));
  expect(await drafts.execute()).toEqual([]);
});

test("a draft whose version somebody else imports with other content is gone", async () => {
  await check("2027-02", "IL,,6.5,yes,,,,,,,\n");
  const other = await staffMember(engine, "manager");
  const input = fileOf("2027-02", "IL,,6.75,yes,,,,,,,\n");
  const { draft } = resultOf<Check>(await callAdmin(engine, CHECK, { input }, other.token), "checkTaxFile");
  await callAdmin(engine, IMPORT, { checksum: draft?.checksum }, other.token);
  expect(await callAdmin(engine, DRAFT, {}, manager.token)).toEqual({ data: { taxDraft: null } });
});

test("an import that is sent twice at once is recorded once", async () => {
  const { draft } = await check("2027-03", "IL,,6.5,yes,,,,,,,\n");
  const send = () => callAdmin(engine, IMPORT, { checksum: draft?.checksum }, manager.token);
  const sent = await Promise.all([send(), send()]);
  const imported = sent.map((response) => resultOf<{ name: string }>(response, "importTaxDraft").name);
  expect(imported).toEqual(["2027-03", "2027-03"]);
  const entries = await auditOf(engine, "tax.import");
  expect(entries.filter(({ subject_id }) => subject_id === "2027-03")).toHaveLength(1);
});

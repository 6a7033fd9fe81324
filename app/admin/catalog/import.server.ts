import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { json, redirect } from "@remix-run/node";
import type { AdminFailure } from "~/provider/admin.server";
import { fieldText, submittedFile } from "~/storefront/session/submitted-form.server";
import {
  CatalogImportDocument,
  CheckCatalogFileDocument,
  type CheckCatalogFileMutation,
  ImportCatalogDocument,
} from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";

const MAX_BYTES = 1_000_000;
const TOO_LARGE = "This file is larger than 1 MB. Please split it.";

const pack = promisify(gzip);

/** What the page shows after a form that failed. */
export interface ImportProblem {
  message: string;
  field: string | null;
  mistakes: CheckCatalogFileMutation["checkCatalogFile"]["mistakes"];
}

/** What the person's uploaded file would change. */
export async function readImportPage(request: Request) {
  const visit = await openAdmin(request);
  const { catalogImport } = await visit.read(CatalogImportDocument, {});
  const imported = new URL(request.url).searchParams.get("imported");
  return {
    catalogImport: catalogImport ?? null,
    formKey: newFormKey(),
    imported: imported === null ? null : Number(imported) || 0,
  };
}

export type ImportView = Awaited<ReturnType<typeof readImportPage>>;

/** Checks an uploaded file, or imports the one that was checked. @throws Response 400 for an unknown form */
export async function importProducts(request: Request): Promise<Response> {
  // Nobody else's upload is read.
  const visit = await openAdmin(request);
  const sent = await submittedFile(request, { field: "file", maxBytes: 2 * MAX_BYTES }).catch(tooLarge);
  if (!sent) return failed({ code: null, message: TOO_LARGE, field: "file" });
  const intent = fieldText(sent.form, "intent");
  if (intent === "check") return check(visit, sent.file);
  if (intent === "import") return apply(visit, sent.form);
  throw new Response("Please reload the page and try again.", { status: 400 });
}

async function check(visit: AdminVisit, file: File | null): Promise<Response> {
  if (!file) return failed({ code: null, message: "Please choose a file.", field: "file" });
  if (file.size > MAX_BYTES) return failed({ code: null, message: TOO_LARGE, field: "file" });
  const content = (await pack(Buffer.from(await file.arrayBuffer()))).toString("base64");
  const result = await visit.attempt(CheckCatalogFileDocument, { content });
  if (!result.ok) return failed(result);
  const { mistake_count: count, mistakes } = result.data.checkCatalogFile;
  if (count === 0) return redirect("/admin/catalog/import#changes", 303);
  const problem: ImportProblem = {
    message: `The file has ${count === 1 ? "a mistake" : `${count} mistakes`}. Nothing was changed.`,
    field: "file",
    mistakes,
  };
  return json(problem, { status: 422 });
}

async function apply(visit: AdminVisit, form: FormData): Promise<Response> {
  const input = { checksum: fieldText(form, "checksum"), key: fieldText(form, "key") };
  const result = await visit.attempt(ImportCatalogDocument, { input });
  if (!result.ok) return failed(result);
  return redirect(`/admin/catalog/import?imported=${result.data.importCatalog}`, 303);
}

function failed({ code, field, message }: Pick<AdminFailure, "code" | "field" | "message">): Response {
  return failedForm<ImportProblem>({ code }, { message, field, mistakes: [] });
}

function tooLarge(error: unknown): null {
  if (error instanceof Response && error.status === 413) return null;
  throw error;
}

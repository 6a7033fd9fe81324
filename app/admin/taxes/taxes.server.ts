import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { json, redirect } from "@remix-run/node";
import type { AdminFailure } from "~/provider/admin.server";
import { fieldText, submittedFile } from "~/storefront/session/submitted-form.server";
import {
  CheckTaxFileDocument,
  type CheckTaxFileMutation,
  ImportTaxDraftDocument,
  TaxesDocument,
} from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";

/** Of a file; its form has a few bytes more. */
const MAX_BYTES = 1_000_000;
const TOO_LARGE =
  "This file is larger than 1 MB. Please leave out states you don't sell to, or import it with npm run taxes:import.";

const pack = promisify(gzip);

/** What the page shows after a form that failed. */
export interface TaxFormProblem {
  message: string;
  field: string | null;
  mistakes: CheckTaxFileMutation["checkTaxFile"]["mistakes"];
}

/** The versions of the tax rates, and the person's uploaded file. */
export async function readTaxes(request: Request) {
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  return { ...(await visit.read(TaxesDocument, {})), imported: searchParams.get("imported") };
}

export type TaxesView = Awaited<ReturnType<typeof readTaxes>>;

/** Checks an uploaded file, or imports the one that was checked. @throws Response 400 for an unknown form */
export async function changeTaxes(request: Request): Promise<Response> {
  // Nobody else's upload is read.
  const visit = await openAdmin(request);
  const sent = await submittedFile(request, { field: "file", maxBytes: 2 * MAX_BYTES }).catch(tooLarge);
  if (!sent) return failed({ code: null, message: TOO_LARGE, field: "file" });
  const intent = fieldText(sent.form, "intent");
  if (intent === "check") return check(visit, sent.form, sent.file);
  if (intent === "import") return apply(visit, sent.form);
  throw new Response("Please reload the page and try again.", { status: 400 });
}

async function check(visit: AdminVisit, form: FormData, file: File | null): Promise<Response> {
  if (!file) return failed({ code: null, message: "Please choose a file.", field: "file" });
  if (file.size > MAX_BYTES) return failed({ code: null, message: TOO_LARGE, field: "file" });
  const content = (await pack(Buffer.from(await file.arrayBuffer()))).toString("base64");
  const result = await visit.attempt(CheckTaxFileDocument, {
    input: {
      format: /\.ya?ml$/i.test(file.name) ? "YAML" : "CSV",
      content,
      version: fieldText(form, "version") || null,
      effective: fieldText(form, "effective") || null,
    },
  });
  if (!result.ok) return failed(result);
  const { mistake_count: count, mistakes } = result.data.checkTaxFile;
  if (count === 0) return redirect("/admin/taxes#draft", 303);
  const problem: TaxFormProblem = {
    message: `The file has ${count === 1 ? "a mistake" : `${count} mistakes`}. Nothing was imported.`,
    field: "file",
    mistakes,
  };
  return json(problem, { status: 422 });
}

async function apply(visit: AdminVisit, form: FormData): Promise<Response> {
  const result = await visit.attempt(ImportTaxDraftDocument, { checksum: fieldText(form, "checksum") });
  if (!result.ok) return failed(result);
  const query = new URLSearchParams({ imported: result.data.importTaxDraft.name });
  return redirect(`/admin/taxes?${query}`, 303);
}

function failed({ code, field, message }: Pick<AdminFailure, "code" | "field" | "message">): Response {
  return failedForm<TaxFormProblem>({ code }, { message, field, mistakes: [] });
}

function tooLarge(error: unknown): null {
  if (error instanceof Response && error.status === 413) return null;
  throw error;
}

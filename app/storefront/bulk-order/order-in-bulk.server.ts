import { json, redirect } from "@remix-run/node";
import { CustomerCartIdDocument, OrderInBulkDocument } from "~/provider/contract/documents.generated";
import { type CustomerVisit, requireCustomer } from "../session/require-customer.server";
import { fieldText, MAX_FORM_BYTES, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { type BulkError, type Column, MAX_LINES, type ReadLines } from "./bulk-line";
import type { BulkResponse } from "./bulk-order-view";
import { readList } from "./read-list.server";
import { emptyRows, MORE_ROWS, readTypedRows, sentRows } from "./typed-rows";

const HAS_ERRORS = "Nothing was added to your cart. Please fix the lines below and try again.";

/** Adds all lines to the cart, or returns the submission with its errors. `intent` names the form. */
export async function orderInBulk(request: Request): Promise<Response> {
  const visit = await requireCustomer(request);
  const form = await submittedForm(request, MAX_FORM_BYTES);
  const intent = fieldText(form, "intent");
  if (intent === "list") {
    const list = String(form.get("list") ?? "");
    return order(visit, readList(list), { way: "list", rows: [], list, errors: [], message: "" });
  }
  const rows = sentRows(form);
  const response: BulkResponse = { way: "rows", rows, list: "", errors: [], message: "" };
  if (intent === "more") {
    const more = emptyRows(Math.min(MORE_ROWS, MAX_LINES - rows.length), rows.length);
    return json<BulkResponse>({ ...response, rows: [...rows, ...more] });
  }
  return order(visit, readTypedRows(rows), response);
}

/** Sends the valid lines to the provider even if others are invalid, so that all errors are reported at once. */
async function order(
  { provider, ask }: CustomerVisit,
  { lines, errors }: ReadLines,
  response: BulkResponse,
): Promise<Response> {
  const reject = async (wrong: BulkError[], message = HAS_ERRORS) =>
    json<BulkResponse>(
      { ...response, errors: wrong, message },
      { status: 422, headers: await provider.headers() },
    );
  if (lines.length === 0) return reject(errors);

  const sent = await provider.attempt(OrderInBulkDocument, {
    lines: lines.map(({ line: { design, ...line } }) => ({ ...line, design_id: design })),
    checkOnly: errors.length > 0,
  });
  if (!sent.status) return reject(errors, sent.message);
  const { pieces, errors: rejected } = sent.data.orderInBulk;
  const wrong = [...errors, ...rejected.map((problem) => rowError(lines[problem.line].row, problem))];
  if (wrong.length > 0) return reject(wrong.sort((one, other) => one.row - other.row));

  provider.keepCart((await ask(CustomerCartIdDocument, {})).customerCart.id);
  const count = pieces === 1 ? "1 item has" : `${pieces} items have`;
  flash(provider, "success", `${count} been added to your cart.`);
  return redirect("/checkout/cart", { status: 303, headers: await provider.headers() });
}

function rowError(row: number, { field, message }: { field: string; message: string }): BulkError {
  return { row, column: columnOf(field), message };
}

function columnOf(field: string): Column {
  if (field === "quantity" || field === "options") return field;
  return field === "design_id" ? "design" : "sku";
}

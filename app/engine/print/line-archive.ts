import { Readable } from "node:stream";
import type { Row } from "../database/schema";
import { orderOfFiles } from "../fulfillment/file-token";
import type { EngineContext } from "../graphql/context";
import { rejected } from "../shared/json-response";
import { type ArchivedFile, zipOf } from "../shared/zip-stream";
import { openPrintFile } from "./print-file-store";
import { awaitPrinter } from "./print-requested";
import { isNotMade } from "./print-tasks";
import { type PrintedLine, readPrintedLine } from "./printed-line";
import { releasedItems } from "./released-items";
import { type TicketFacts, ticketFacts } from "./ticket-facts";
import { hasTicket, readTicket, type Ticket } from "./ticket-files";

/**
 * GET /rest/mpc/V1/print-files/desk/{token}/{item}.zip: the released files of a line, named by the owner's rule, with a
 * job ticket and the same as JSON. It draws nothing: a ticket that is missing is drawn by the printer, and waited for.
 */
export async function respondWithLineArchive(
  _request: Request,
  context: EngineContext,
  token: string,
  itemId: string,
): Promise<Response> {
  const order = await orderOfFiles(context, token, "production");
  const line = order && (await releasedLine(context, order, Number(itemId)));
  if (!line) return noFiles();
  const facts = await ticketFacts(context, line);
  const ticket = await drawnTicket(context, line, facts);
  if (!ticket) return ticketBeingMade();
  const {
    order: { number },
    item: { position },
  } = line;
  const entries = archived(context, line, facts, ticket);
  return new Response(Readable.toWeb(Readable.from(zipOf(entries))) as ReadableStream, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${number}-${position}.zip"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}

/** Null while its files are made, or when one of them is lost. */
async function releasedLine(context: EngineContext, order: Row<"sales_order">, itemId: number) {
  if (isNotMade(order) || !(await releasedItems(context.db, order.id)).has(itemId)) return null;
  const task = await context.db
    .selectFrom("print_task")
    .select("state")
    .where("order_item_id", "=", itemId)
    .executeTakeFirst();
  return task?.state === "done" ? readPrintedLine(context, order, itemId) : null;
}

async function drawnTicket(
  context: EngineContext,
  { order }: PrintedLine,
  { name }: TicketFacts,
): Promise<Ticket | null> {
  const { settings } = context;
  if (!(await hasTicket(settings, name))) await awaitPrinter(context, order, () => hasTicket(settings, name));
  return readTicket(settings, name);
}

function archived(
  { settings }: EngineContext,
  { files }: PrintedLine,
  { job }: TicketFacts,
  ticket: Ticket,
): ArchivedFile[] {
  return [
    { name: "ticket.html", read: () => Readable.from([ticket.html]) },
    { name: "ticket.pdf", read: () => Readable.from([ticket.pdf]) },
    { name: "line.json", read: () => Readable.from([ticket.json]) },
    ...files.map((file, index) => ({
      name: job.files[index].name,
      async read() {
        const bytes = await openPrintFile(settings, file);
        if (!bytes) throw new Error(`The print file ${file.surface} of item ${file.order_item_id} is gone.`);
        return bytes as unknown as AsyncIterable<Uint8Array>;
      },
    })),
  ];
}

function noFiles(): Response {
  return rejected("We couldn't find those print files.", 404, "not-found");
}

function ticketBeingMade(): Response {
  const message = "The job ticket is being made. Please download the files again in a minute.";
  const response = rejected(message, 503, "being-made");
  response.headers.set("Retry-After", "60");
  return response;
}

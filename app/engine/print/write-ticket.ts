import { brandOf } from "~/brand/brands.server";
import { surfacesOf } from "~/design/surfaces/surfaces";
import type { Row } from "../database/schema";
import { clipArtSources } from "../designs/clip-art-sources";
import { findPhotos } from "../designs/find-photos";
import { readPhoto } from "../designs/photo-files";
import type { SavedDesign } from "../designs/read-design";
import { drawSurface } from "../designs/surface-picture";
import type { JobContext } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { logger } from "../shared/logger";
import { jobTicket, type LineJob } from "./job-ticket";
import { leaveOutSide } from "./missing-side";
import { tubeLengths } from "./neon/sign-plan";
import { isNeonSign, signTubes } from "./neon/sign-tubes";
import { inPrintTurn } from "./print-turns";
import { type PrintedLine, readPrintedLine } from "./printed-line";
import { type TicketFacts, ticketFacts } from "./ticket-facts";
import { hasTicket, storeTicket, type Ticket } from "./ticket-files";
import { ticketPdf } from "./ticket-pdf";

/** More sides are pages, whose pictures would make the ticket a book. */
const MAX_PREVIEWS = 4;

type TicketContext = Pick<JobContext, "db" | "settings" | "storeCode" | "signal">;

/** Draws the tickets that an order's printed lines lack, such as those printed before their promised day moved. */
export async function writeMissingTickets(context: TicketContext, orderId: number): Promise<void> {
  const tasks = await context.db
    .selectFrom("print_task")
    .select("order_item_id")
    .where("order_id", "=", orderId)
    .where("state", "=", "done")
    .orderBy("order_item_id")
    .execute();
  for (const { order_item_id } of tasks) {
    await yieldToRequests(context.signal);
    await writeTicket(context, { order_id: orderId, order_item_id });
  }
}

/**
 * Draws the job ticket of a printed line, unless there is one that says the same. A ticket that can't be drawn is logged,
 * and drawn when somebody asks for it: the print files matter more.
 */
export async function writeTicket(
  context: TicketContext,
  { order_id, order_item_id }: Pick<Row<"print_task">, "order_id" | "order_item_id">,
): Promise<void> {
  try {
    const order = await context.db
      .selectFrom("sales_order")
      .selectAll()
      .where("id", "=", order_id)
      .executeTakeFirst();
    const line = order && (await readPrintedLine(context, order, order_item_id));
    if (!line) return;
    const facts = await ticketFacts(context, line);
    await inPrintTurn(async () => {
      if (context.signal?.aborted || (await hasTicket(context.settings, facts.name))) return;
      await storeTicket(context.settings, facts.name, await drawTicket(context, line, facts));
    });
  } catch (error) {
    logger.error({ err: error, order_item: order_item_id }, "a job ticket could not be drawn");
  }
}

async function drawTicket(
  context: TicketContext,
  { saved }: PrintedLine,
  { job: known, address }: TicketFacts,
): Promise<Ticket> {
  const job = { ...known, ...(await tubesOf(saved)) };
  const html = jobTicket(job, address, await previewsOf(context, saved));
  const pdf = await ticketPdf(brandOf(context.settings), job, address, await ticketSource(context, saved));
  const json = `${JSON.stringify(job, null, 2)}\n`;
  return { html: Buffer.from(html), pdf, json: Buffer.from(json) };
}

async function ticketSource({ db, settings }: TicketContext, { document }: SavedDesign) {
  return {
    document,
    surfaces: surfacesOf(document).slice(0, MAX_PREVIEWS),
    clipArt: await clipArtSources(db, document),
    async read(photoId: string) {
      const photo = (await findPhotos(db, [photoId])).get(photoId);
      const jpeg = photo ? await readPhoto(settings, photoId, "preview") : null;
      return photo && jpeg ? { jpeg, width: photo.width, height: photo.height } : null;
    },
  };
}

/** What a neon sign needs besides its files; its board is in them. */
async function tubesOf({ document }: SavedDesign): Promise<Pick<LineJob, "tubes">> {
  return isNeonSign(document) ? { tubes: tubeLengths({ tubes: await signTubes(document) }) } : {};
}

/** Leaves out sides that cannot be drawn: the print files matter more. They count for no visitor's limit of pictures. */
async function previewsOf(context: TicketContext, saved: SavedDesign) {
  const previews: { title: string; svg: string }[] = [];
  for (const { key, title } of surfacesOf(saved.document).slice(0, MAX_PREVIEWS)) {
    try {
      previews.push({ title, svg: await drawSurface({ ...context, visitor: null }, saved, key, "preview") });
    } catch (error) {
      leaveOutSide(error, key);
    }
  }
  return previews;
}

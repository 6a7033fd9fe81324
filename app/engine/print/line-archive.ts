import { Readable } from "node:stream";
import { brandOf } from "~/brand/brands.server";
import { surfacesOf } from "~/design/surfaces/surfaces";
import type { Row } from "../database/schema";
import { clipArtSources } from "../designs/clip-art-sources";
import { findPhotos } from "../designs/find-photos";
import { readPhoto } from "../designs/photo-files";
import { findDesign, readRevision, type SavedDesign } from "../designs/read-design";
import { surfacePicture } from "../designs/surface-picture";
import { orderOfFiles } from "../fulfillment/file-token";
import { staffOrderLink } from "../fulfillment/staff-order-link";
import type { EngineContext } from "../graphql/context";
import { orderShipBy } from "../orders/ship-by";
import { itemFeatures, type OrderItemView, viewOrder } from "../orders/view-orders";
import { rejected } from "../shared/json-response";
import { logger } from "../shared/logger";
import { type ArchivedFile, zipOf } from "../shared/zip-stream";
import { archivedName } from "./archived-names";
import { jobTicket, type LineJob } from "./job-ticket";
import { tubeLengths } from "./neon/sign-plan";
import { isNeonSign, signTubes } from "./neon/sign-tubes";
import { hasPrintFile, openPrintFile } from "./print-file-store";
import { filesOf } from "./print-line";
import { recipeOfSheet, sheetsOf } from "./print-sheets";
import { isNotMade } from "./print-tasks";
import { releasedItems } from "./released-items";
import { ticketPdf } from "./ticket-pdf";

/** More sides are pages, whose pictures would make the ticket a book. */
const MAX_PREVIEWS = 4;

/**
 * GET /rest/mpc/V1/print-files/desk/{token}/{item}.zip: the released files of a line, named by the owner's rule, with a
 * job ticket and the same as JSON.
 */
export async function respondWithLineArchive(
  _request: Request,
  context: EngineContext,
  token: string,
  itemId: string,
): Promise<Response> {
  const order = await orderOfFiles(context, token, "production");
  const item = order && (await viewOrder(context.db, order)).items.find(({ id }) => id === Number(itemId));
  if (!order || !item || isNotMade(order)) return noFiles();
  if (!(await releasedItems(context.db, order.id)).has(item.id)) return noFiles();
  const saved = await orderedDesign(context, item);
  const files = await completeFiles(context, item);
  if (!saved || files.length === 0) return noFiles();
  const entries = await archived(context, { order, item, saved, files });
  return new Response(Readable.toWeb(Readable.from(zipOf(entries))) as ReadableStream, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${order.number}-${item.position}.zip"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}

/** The files of a line; none while they are made, or when one of them is lost. */
async function completeFiles({ db, settings }: EngineContext, item: OrderItemView) {
  const task = await db
    .selectFrom("print_task")
    .select("state")
    .where("order_item_id", "=", item.id)
    .executeTakeFirst();
  if (task?.state !== "done") return [];
  const files = (await filesOf(db, item.id)).filter(
    (file) => file.revision === item.design_revision && file.deleted_at === null,
  );
  const exist = await Promise.all(files.map((file) => hasPrintFile(settings, file)));
  return exist.includes(false) ? [] : files;
}

interface Line {
  order: Row<"sales_order">;
  item: OrderItemView;
  saved: SavedDesign;
  files: Row<"print_file">[];
}

async function archived(context: EngineContext, line: Line): Promise<ArchivedFile[]> {
  const { order, saved, files } = line;
  const shipBy = await orderShipBy(context.db, order);
  const job = { ...jobOf(context, line), ship_by: shipBy, ...(await tubesOf(saved)) };
  const previews = await previewsOf(context, saved);
  const address = staffOrderLink(context.settings, order.id);
  const ticket = jobTicket(job, address, previews);
  const paper = await ticketPdf(brandOf(context.settings), job, address, await ticketSource(context, saved));
  return [
    { name: "ticket.html", read: () => Readable.from([Buffer.from(ticket)]) },
    { name: "ticket.pdf", read: () => Readable.from([paper]) },
    { name: "line.json", read: () => Readable.from([Buffer.from(`${JSON.stringify(job, null, 2)}\n`)]) },
    ...files.map((file, index) => ({
      name: job.files[index].name,
      async read() {
        const bytes = await openPrintFile(context.settings, file);
        if (!bytes) throw new Error(`The print file ${file.surface} of item ${file.order_item_id} is gone.`);
        return bytes as unknown as AsyncIterable<Uint8Array>;
      },
    })),
  ];
}

async function ticketSource({ db, settings }: EngineContext, { document }: SavedDesign) {
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

function jobOf({ settings }: EngineContext, { order, item, saved, files }: Line): Omit<LineJob, "ship_by"> {
  const { sku, name, position: line, quantity: pieces } = item;
  const named = { order: order.number, line, sku, revision: saved.revision };
  const copiesOf = (key: string) => {
    const sheet = sheetsOf(saved.document).find((each) => each.key === key);
    return (sheet ? recipeOfSheet(saved.document, sheet).copies : 1) * pieces;
  };
  return {
    order: order.number,
    line,
    sku,
    name,
    pieces,
    revision: saved.revision,
    options: itemFeatures(item).map(({ label, title }) => ({ label, title })),
    arrives_by: order.arrival_date,
    files: files.map(({ surface, title, production, sha256, bytes }, index) => {
      const copies = copiesOf(surface);
      const file = { ...named, copies, file: index + 1, surface };
      return {
        name: `${archivedName(settings.print.fileNames, file)}.pdf`,
        title,
        copies,
        production,
        sha256,
        bytes,
      };
    }),
  };
}

/** Leaves out sides that cannot be drawn: the print files matter more. They count for no visitor's limit of pictures. */
async function previewsOf(context: EngineContext, saved: SavedDesign) {
  const previews: { title: string; svg: string }[] = [];
  for (const { key, title } of surfacesOf(saved.document).slice(0, MAX_PREVIEWS)) {
    try {
      const svg = await surfacePicture({ ...context, visitor: null }, saved, key, "preview");
      if (svg) previews.push({ title, svg });
    } catch (error) {
      logger.warn({ err: error, design: saved.design.id, surface: key }, "a job ticket lacks a side");
    }
  }
  return previews;
}

async function orderedDesign(context: EngineContext, { design_id, design_revision }: OrderItemView) {
  const design = design_id === null ? null : await findDesign(context, design_id);
  return design && design_revision !== null ? readRevision(context.db, design, design_revision) : null;
}

function noFiles(): Response {
  return rejected("We couldn't find those print files.", 404, "not-found");
}
